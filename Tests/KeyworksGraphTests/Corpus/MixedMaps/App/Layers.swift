import Keyworks

protocol Layer: Sendable {
  var name: String { get }
}

struct Roads: Layer {
  let name: String
}

struct Labels: Layer {
  let name: String
  init(in container: MapContainer, font: String = MapContainer.shared.font()) {
    name = "\(container.style().name) \(font)"
  }
}

struct Style: Sendable {
  let name: String
}

final class Renderer: @unchecked Sendable {
  @Injected(\MapContainer.Type.layers) private var layers
  @LazyInjected(\MapContainer.zoom) private var zoom
  func draw() -> String { layers.map(\.name).joined(separator: "+") + " at \(zoom)" }
}

// why: The parameterised renderer is promised; the only registration goes to another factory of almost the same name.
import FactoryKit

struct Clip {
  let name: String
  let seconds: Double
}

protocol Renderer {
  func render(_ clip: Clip) -> String
}

struct GPURenderer: Renderer {
  let quality: Int
  func render(_ clip: Clip) -> String { "\(clip.name).q\(quality).mov" }
}

protocol Exporter {
  func export(_ file: String)
}

final class DiskExporter: Exporter {
  let folder: String
  private(set) var files: [String] = []
  init(folder: String) { self.folder = folder }
  func export(_ file: String) { files.append(folder + "/" + file) }
}

final class StudioContainer: SharedContainer, AutoRegistering, @unchecked Sendable {
  static let shared = StudioContainer()
  let manager = ContainerManager()

  func autoRegister() {
    previewRenderer.register { quality in GPURenderer(quality: quality) }
    exporter.register { folder in DiskExporter(folder: folder) }
  }
}

extension StudioContainer {
  var renderer: ParameterFactory<Int, Renderer?> {  // expect: promise renderer
    promised()
  }

  var previewRenderer: ParameterFactory<Int, Renderer?> {
    promised()
  }

  var exporter: ParameterFactory<String, Exporter?> {
    promised()
  }
}

final class Timeline {
  var clips: [Clip] = []

  func preview() {
    let renderer = StudioContainer.shared.previewRenderer(1)
    clips.forEach { print(renderer?.render($0) ?? "-") }
  }

  func finish() {
    guard let renderer = StudioContainer.shared.renderer(5) else { return }
    let exporter = StudioContainer.shared.exporter("/movies")
    for clip in clips {
      exporter?.export(renderer.render(clip))
    }
  }
}

@main
struct Studio {
  static func main() {
    let timeline = Timeline()
    timeline.clips = [Clip(name: "intro", seconds: 4), Clip(name: "sea", seconds: 12.5)]
    timeline.preview()
    timeline.finish()
  }
}

import Keyworks
import Studio

public final class Exporter {
  public let dotsPerInch: Int
  private let renderer: Renderer

  init(renderer: Renderer, dotsPerInch: Int) {
    self.renderer = renderer
    self.dotsPerInch = dotsPerInch
  }

  public func export(_ photos: [Photo]) -> [String] { photos.map(renderer.render) }
}

extension Container {
  public var exporter: Factory<Exporter> {
    self { Exporter(renderer: self.renderer(), dotsPerInch: self.resolution()) }
  }
  var resolution: Factory<Int> { self { 300 } }
}

import Keyworks

public struct Photo: Sendable {
  public let title: String
  public let megapixels: Int
  public init(_ title: String, megapixels: Int) {
    self.title = title
    self.megapixels = megapixels
  }
}

/// Puts photos on paper. Each app brings its own.
open class Renderer {
  public init() {}
  open func render(_ photo: Photo) -> String { photo.title }
}

extension Container {
  public var renderer: Factory<Renderer> { promised() }  // expect: cycle renderer exporter
}

import Keyworks

public struct Style: Sendable {
  let name: String
  public init(name: String) { self.name = name }
}

extension SharedContainer {
  public var style: Factory<Style> { promised() }  // expect: promise style
  public var map: Factory<String> { self { "map in \(self.style().name)" } }
}

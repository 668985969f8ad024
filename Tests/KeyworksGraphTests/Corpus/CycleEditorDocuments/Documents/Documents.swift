import Keyworks

public struct Document: Sendable {
  public var lines: [String]
  public init(lines: [String]) { self.lines = lines }
}

public protocol DocumentNeeds: SharedContainer {
  associatedtype Font: Sendable
  var font: Factory<Font> { get }
  var margin: Factory<Int> { get }
}

extension DocumentNeeds {
  public var layout: Factory<[Font]> {  // expect: cycle layout margin page
    self { Array(repeating: self.font(), count: self.margin()) }
  }
}

public struct Renderer<Needs: DocumentNeeds> {
  let needs: Needs
  public init(_ needs: Needs) { self.needs = needs }
  public func render() -> Int { needs.layout().count }
}

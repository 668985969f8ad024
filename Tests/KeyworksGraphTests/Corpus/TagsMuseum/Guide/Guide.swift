import Keyworks

public protocol Exhibit: Sendable {
  var label: String { get }
}

public struct Plain: Exhibit {
  public let label: String
  public init(_ label: String) { self.label = label }
}

extension Container {
  public var entrance: Factory<any Exhibit> { self { Plain("entrance") } }
  public var exit: Factory<any Exhibit> { self { Plain("exit") } }

  public static var tour: Tags<any Exhibit> {  // expect: order-loop tour entrance coins vases
    [Tagged(\.entrance, priority: 1), Tagged(\.exit, priority: 99)]
  }
  public static var rooms: KeyedTags<Int, any Exhibit> {
    [1: Tagged(\.entrance), 2: Tagged(\.exit)]
  }
  public static var sponsors: Tags<String> { Tags() }  // expect: no-members sponsors
}

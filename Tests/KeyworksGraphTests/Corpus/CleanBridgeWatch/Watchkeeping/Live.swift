import Keyworks

/// Reads the properties of whatever is current when they are read.
@dynamicMemberLookup
public struct Live<Value>: Sendable {
  private let provider: Provider<Value>

  public init(_ provider: Provider<Value>) { self.provider = provider }

  public subscript<Member>(dynamicMember path: KeyPath<Value, Member>) -> Member {
    provider()[keyPath: path]
  }
}

extension SharedContainer {
  public func live<Value>(_ path: KeyPath<Self, Factory<Value>> & Sendable) -> Live<Value> {
    Live(provider(path))
  }
}

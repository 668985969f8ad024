import Keyworks

public final class Shelf<Item: Sendable>: ManagedContainer {
  public let manager = ContainerManager()
  public let label: String
  public init(label: String) { self.label = label }
}

public struct Crate<Item: Sendable>: Sendable {
  public let items: [Item]
  public init(items: [Item]) { self.items = items }
}

extension Shelf {
  public var crate: Factory<Crate<Item>> { self { Crate(items: self.stock()) }.cached }
  public var stock: Factory<[Item]> { promised() }
}

extension Shelf where Item == Int {
  public var total: Factory<Int> { self { self.crate().items.reduce(0, +) } }
}

extension Shelf where Item == String {
  public var list: Factory<String> { self { self.crate().items.joined(separator: self.comma()) } }
  var comma: Factory<String> { self { "," }.singleton }
}

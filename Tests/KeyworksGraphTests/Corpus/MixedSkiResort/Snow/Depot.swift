// At run time: the depot of skis needs the waxer that opens the depot; `avalancheDog` is only woken by a function that nobody calls.
import Keyworks

public protocol Gear: Sendable {
  init(number: Int)
  var number: Int { get }
}

public struct Depot<Item: Gear>: Sendable {
  public let items: [Item]
  public init(count: Int) { items = (0..<count).map(Item.init(number:)) }

  public static func open(in container: Container, wax: KeyPath<Container, Factory<Int>>) -> Depot {
    Depot(count: container[wax])
  }
}

extension Depot where Item: CustomStringConvertible {
  public var labels: [String] { items.map { "\($0.number)" } }
}

import Keyworks

/// The depot in the forest. It has a container of its own, because it is also sold to other companies.
public final class Depot: SharedContainer {
  public static let shared = Depot()
  public let manager = ContainerManager()
}

public struct Stock: Sendable {
  public private(set) var boards: [String: Int]

  public init(_ boards: [String: Int]) { self.boards = boards }

  public static func + (left: Stock, right: Stock) -> Stock {
    Stock(left.boards.merging(right.boards, uniquingKeysWith: +))
  }
  public static func - (left: Stock, right: Stock) -> Stock {
    Stock(left.boards.merging(right.boards.mapValues(-), uniquingKeysWith: +))
  }
}

extension Depot {
  var forest: Factory<Stock> { self { Stock(["oak": 300, "larch": 120]) }.cached }
  public var demand: Factory<Stock> { promised() }
  public var stock: Factory<Stock> { self { self.forest() - self.demand() } }
}

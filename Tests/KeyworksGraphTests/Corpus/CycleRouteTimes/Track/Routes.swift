/// The geography of a station. Nothing in here knows how the rest is wired.
public struct Route: Hashable, Sendable {
  public let name: String
  public let blocks: [String]

  public init(_ name: String, over blocks: String...) {
    self.name = name
    self.blocks = blocks
  }
}

public struct RouteTable: Sendable {
  private let seconds: [Route: Int]

  /// Adds up what each block of a route takes.
  public init(_ routes: [Route], secondsFor: (String) -> Int) {
    var seconds: [Route: Int] = [:]
    for route in routes {
      seconds[route] = route.blocks.map(secondsFor).reduce(0, +)
    }
    self.seconds = seconds
  }

  public var slowest: Int { seconds.values.max() ?? 0 }
  public var summary: [String] { seconds.map { "\($0.key.name): \($0.value) s" }.sorted() }
}

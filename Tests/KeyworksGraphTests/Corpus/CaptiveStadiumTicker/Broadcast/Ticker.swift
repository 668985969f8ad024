import Keyworks

public protocol Feed: AnyObject, Sendable {
  var latest: String? { get }
}

public final class Ticker: Sendable {
  private let feeds: [any Feed]
  private let separator: String

  init(feeds: some Sequence<any Feed>, separator: String = " +++ ") {
    self.feeds = Array(feeds)
    self.separator = separator
  }

  public var text: String { feeds.compactMap(\.latest).joined(separator: separator) }
}

extension Container {
  public static var feeds: Tags<any Feed> { Tags() }

  public var ticker: Factory<Ticker> {  // expect: captive ticker goalFeed
    self { Ticker(feeds: self[\.feeds].reversed()) }.singleton
  }
}

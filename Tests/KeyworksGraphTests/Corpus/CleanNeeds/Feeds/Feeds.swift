import Keyworks

public protocol Net: Sendable {
  func get(_ path: String) -> String
}

public protocol FeedNeeds: SharedContainer {
  var net: Factory<any Net> { get }
  var feedPath: Factory<String> { get }
}

public final class Feed: Sendable {
  public let items: [String]
  let net: any Net
  init<Needs: FeedNeeds>(_ needs: Needs) {
    net = needs.net()
    items = [net.get(needs.feedPath())]
  }
}

extension FeedNeeds {
  var limit: Factory<Int> { self { 20 } }
  public var feed: Factory<Feed> { self { Feed(self) }.cached }
  public var feedTitle: Factory<String> {
    self { "\(self.feed().items.prefix(self.limit()).count) items" }
  }
  public static var feedTitles: Tags<String> { [Tagged(\.feedTitle)] }
}

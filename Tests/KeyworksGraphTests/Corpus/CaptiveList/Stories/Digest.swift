import Keyworks

public protocol Story: Sendable {
  var title: String { get }
}

public struct Text: Story {
  public let title: String
  public init(title: String) { self.title = title }
}

/// Gathers once and stays.
public final class Digest: Sendable {
  public let titles: [String]
  init(_ stories: [any Story]) { titles = stories.map(\.title) }
}

/// Asks for the stories when it is read.
public final class Feed: Sendable {
  let stories: [Provider<any Story>]
  init(_ stories: [Provider<any Story>]) { self.stories = stories }
  public var first: String { stories.first?().title ?? "" }
}

extension Container {
  var lead: Factory<any Story> { self { Text(title: "Lead") } }
  var weather: Factory<Text> { self { Text(title: "Rain") }.cached }

  public static var stories: Tags<any Story> {
    [Tagged(\.lead), Tagged(\.weather, priority: 3) { $0 }]
  }

  public var digest: Factory<Digest> {  // expect: captive digest weather; captive digest localStory
    self { Digest(self[\.stories]) }.singleton
  }
  public var feed: Factory<Feed> { self { Feed(self.providers(\.stories)) }.singleton }
  public var summary: Factory<Int> { self { self[\.stories].count }.cached }
}

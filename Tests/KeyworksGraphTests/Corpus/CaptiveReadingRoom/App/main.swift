// why: `topicRanker` in the extension of SuggestionRequirements: a singleton keeps readingList
// (cached in each Reader) in Ranker.list through super.init, so Vera gets the guest's
// suggestions.
import Keyworks
import Synchronization

final class ReadingList: Sendable {
  private let slugs = Mutex<[String]>([])
  func add(_ slug: String) { slugs.withLock { $0.append(slug) } }
  var topics: [Substring] { slugs.withLock { $0.compactMap { $0.split(separator: "-").first } }.map { $0 } }
}

final class Archive: Sendable {
  let slugs = ["tram-fares", "tram-strike", "opera-opening", "harbour-fire", "opera-director"]
}

/// What a feature needs that suggests articles: each kind of reader has its own container.
protocol SuggestionRequirements: SharedContainer {
  var readingList: Factory<ReadingList> { get }
}

class Ranker: @unchecked Sendable {
  let list: ReadingList
  init(list: ReadingList) { self.list = list }
  func rank(_ slugs: [String]) -> [String] { slugs }
}

final class TopicRanker: Ranker, @unchecked Sendable {
  private let limit: Int

  init(for list: ReadingList, limit: Int) {
    self.limit = limit
    super.init(list: list)
  }

  override func rank(_ slugs: [String]) -> [String] {
    let topics = list.topics
    return Array(slugs.filter { slug in topics.contains { slug.hasPrefix($0) } }.prefix(limit))
  }
}

extension SuggestionRequirements {
  var topicRanker: Factory<TopicRanker> {  // expect: captive topicRanker readingList
    self { TopicRanker(for: self.readingList(), limit: 2) }.singleton
  }
  var suggestions: Factory<[String]> {
    self { self.topicRanker().rank(Container.shared.archive().slugs) }
  }
}

extension Container {
  var archive: Factory<Archive> { self { Archive() }.singleton }
}

final class Reader: SharedContainer, SuggestionRequirements {
  static let shared = Reader(name: "guest")
  let manager = ContainerManager()
  let name: String
  init(name: String) { self.name = name }
}
extension Reader {
  var readingList: Factory<ReadingList> { self { ReadingList() }.cached }
}

Reader.shared.readingList().add("harbour-plans")
let subscriber = Reader(name: "Vera")
subscriber.readingList().add("opera-season")

for reader in [Reader.shared, subscriber] {
  print(reader.name, reader.suggestions())
}

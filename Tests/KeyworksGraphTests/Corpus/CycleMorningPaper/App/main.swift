// why: `feedCoordinator`: its .decorated closure resolves readerCoordinator, whose stored
// `feed` resolves feedCoordinator.
// Moved over from Factory last week. The two coordinators know each other.
import Keyworks
import Synchronization

struct Story: Sendable {
  let headline: String
  let words: Int
}

protocol StoryOpening: AnyObject, Sendable {
  func open(_ story: Story) -> String
}

final class StoryService: Sendable {
  func latest() -> [Story] {
    [Story(headline: "Harbour bridge reopens", words: 420), Story(headline: "Rain until Friday", words: 90)]
  }
}

final class FeedCoordinator: Sendable {
  private let service = Container.injected(\.storyService)
  private let opener = Mutex<(any StoryOpening)?>(nil)

  func attach(_ newOpener: any StoryOpening) { opener.withLock { $0 = newOpener } }

  func tapFirst() -> String {
    guard let story = service.latest().first, let opener = opener.withLock({ $0 }) else { return "nothing to read" }
    return opener.open(story)
  }

  func next(after story: Story) -> Story? {
    service.latest().drop { $0.headline != story.headline }.dropFirst().first
  }
}

final class ReaderCoordinator: StoryOpening {
  private let feed = Container.injected(\.feedCoordinator)
  private let pace = Container.injected(\.readingPace)

  func open(_ story: Story) -> String {
    let minutes = max(1, story.words / pace.wordsPerMinute)
    let next = feed.next(after: story)?.headline ?? "the end"
    return "\(story.headline) (\(minutes) min), then \(next)"
  }
}

final class ReadingPace: Sendable {
  let wordsPerMinute = 210
}

extension Container {
  var storyService: Factory<StoryService> { self { StoryService() }.singleton }
  var readingPace: Factory<ReadingPace> { self { ReadingPace() }.shared }

  var feedCoordinator: Factory<FeedCoordinator> {  // expect: cycle feedCoordinator readerCoordinator
    self { FeedCoordinator() }
      .decorated { feed in
        feed.attach(Container.shared.readerCoordinator())
        return feed
      }
      .cached
  }
  var readerCoordinator: Factory<ReaderCoordinator> { self { ReaderCoordinator() }.cached }
}

print(Container.shared.feedCoordinator().tapFirst())

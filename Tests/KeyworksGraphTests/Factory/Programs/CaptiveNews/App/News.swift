// why: The notifier is a singleton; after its first push it keeps the lazily injected feed cache that a refresh resets.
import FactoryKit

extension Container {
  var feedCache: Factory<FeedCache> {
    self { FeedCache(source: self.source()) }.cached
  }
  var notifier: Factory<Notifier> {  // expect: captive notifier feedCache
    self { Notifier() }.singleton
  }
  var source: Factory<NewsSource> { self { WireSource() }.onPreview { PreviewSource() } }
  var headlineFormatter: Factory<HeadlineFormatter> { self { HeadlineFormatter() } }
}

protocol NewsSource {
  func headlines() -> [String]
}

struct WireSource: NewsSource {
  func headlines() -> [String] { ["Bridge reopened", "Rain ahead"] }
}

struct PreviewSource: NewsSource {
  func headlines() -> [String] { ["Lorem ipsum"] }
}

final class FeedCache {
  private let source: NewsSource
  lazy var items: [String] = source.headlines()
  init(source: NewsSource) { self.source = source }
}

final class Notifier {
  @LazyInjected(\.feedCache) private var feed
  @Injected(\.headlineFormatter) private var formatter
  private var sent = 0

  func pushLatest() {
    guard let first = feed.items.first else { return }
    sent += 1
    print(sent, formatter.format(first))
  }
}

struct HeadlineFormatter {
  func format(_ headline: String) -> String { headline.uppercased() }
}

final class FeedModel {
  @DynamicInjected(\.feedCache) private var feed
  @DynamicInjected(\.notifier) private var notifier

  var count: Int { feed.items.count }

  func refresh() {
    Container.shared.manager.reset(scope: .cached)
    notifier.pushLatest()
  }
}

@main
struct News {
  static func main() {
    let model = FeedModel()
    print(model.count)
    model.refresh()
  }
}

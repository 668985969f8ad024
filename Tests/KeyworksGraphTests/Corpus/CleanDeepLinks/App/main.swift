// why: the router stores the closures that build pages and calls them when a link is followed,
// long after both are built.
// Each page of a newspaper can link to every other page, so everything seems to need everything.
import Keyworks
import KeyworksUI

@MainActor protocol Page: AnyObject {
  var title: String { get }
  var links: [String] { get }
}

/// Knows how to build the page for a path.
@MainActor final class Router {
  private var routes: [String: @MainActor (Substring) -> any Page] = [:]

  func route(_ prefix: String, to build: @escaping @MainActor (Substring) -> any Page) {
    routes[prefix] = build
  }

  func page(at path: String) -> (any Page)? {
    let parts = path.split(separator: "/", maxSplits: 1)
    guard let prefix = parts.first, let build = routes[String(prefix)] else { return nil }
    return build(parts.last ?? "")
  }
}

@MainActor class LinkedPage: Page {
  @Injected(\.router) fileprivate var router
  var title: String { "" }
  var links: [String] { [] }
  final var next: (any Page)? { links.lazy.compactMap { self.router.page(at: $0) }.first }
}

@MainActor final class FrontPage: LinkedPage {
  override var title: String { "Front page" }
  override var links: [String] { ["nowhere", "topic/ferries"] }
}

@MainActor final class TopicPage: LinkedPage {
  private let topic: String
  init(topic: String) { self.topic = topic }
  override var title: String { "All about \(topic)" }
  override var links: [String] { ["front/page"] }
}

extension Container {
  var router: MainActorFactory<Router> {
    self.mainActor {
      let router = Router()
      router.route("front") { _ in Container.shared.front() }
      router.route("topic") { Container.shared.topic(String($0)) }
      return router
    }.cached
  }
  var front: MainActorFactory<FrontPage> { self.mainActor { FrontPage() }.cached }
  var topic: MainActorParameterFactory<String, TopicPage> { self.mainActor { TopicPage(topic: $0) } }
}

@MainActor func read(from page: LinkedPage, clicks: Int) {
  print(page.title)
  guard clicks > 0, let next = page.next as? LinkedPage else { return }
  read(from: next, clicks: clicks - 1)
}

read(from: Container.shared.front(), clicks: 3)

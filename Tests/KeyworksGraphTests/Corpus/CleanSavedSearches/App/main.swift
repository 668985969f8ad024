// why: what the app's alerts keep is a watcher that the app's own container builds, and the
// visit keeps only what lives longer.
import Keyworks
import KeyworksAsync
import Synchronization

/// Watches a query for as long as the server runs.
final class Watcher: Sendable {
  let query: String
  private let seen = Mutex(0)
  init(query: String) { self.query = query }
  func notice(_ documents: [String]) -> Bool {
    let hits = documents.filter { $0.contains(query) }.count
    return seen.withLock { old in
      defer { old = hits }
      return hits > old
    }
  }
}

final class Alerts: Sendable {
  private let watchers = Mutex<[Watcher]>([])
  func subscribe(_ watcher: Watcher) { watchers.withLock { $0.append(watcher) } }
  func check(_ documents: [String]) -> [String] {
    watchers.withLock { $0 }.filter { $0.notice(documents) }.map(\.query)
  }
}

final class Library: Sendable {
  private let stored = Mutex(["red kite", "red fox", "barn owl"])
  var documents: [String] { stored.withLock { $0 } }
  func add(_ document: String) { stored.withLock { $0.append(document) } }
}

extension Container {
  var alerts: Factory<Alerts> { self { Alerts() }.cached }
  var library: Factory<Library> { self { Library() }.cached }
  var watcher: ParameterFactory<String, Watcher> { self { Watcher(query: $0) } }
}

final class SearchVisit: ManagedContainer {
  let app: Container
  let query: String
  let manager: ContainerManager
  init(_ app: Container, query: String) {
    self.app = app
    self.query = query
    manager = ContainerManager(parent: app)
  }
}

/// Remembers the results of one visit.
actor Finder {
  private let library: Library
  private let query: String
  private lazy var results = library.documents.filter { $0.contains(query) }

  init(library: Library, query: String) {
    self.library = library
    self.query = query
  }
  func count() -> Int { results.count }
  func leave() { print("visitor of '\(query)' leaves") }
}

extension SearchVisit {
  var finder: AsyncFactory<Finder, any Error> {
    self.async {
      self.app.alerts().subscribe(self.app.watcher(self.query))
      return Finder(library: self.app.library(), query: self.query)
    }.cached.teardown { await $0.leave() }
  }
}

try await withContainer(Container()) { app in
  for query in ["red", "owl"] {
    try await withContainer(SearchVisit(app, query: query)) { visit in
      print(query, try await visit.finder().count())
    }
  }
  print("news for", app.alerts().check(app.library().documents))
  app.library().add("tawny owl")
  print("news for", app.alerts().check(app.library().documents))
}

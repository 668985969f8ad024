// missed: An instance whose own method hands it to an object of a parent
import Keyworks
import KeyworksAsync
import Synchronization

protocol Observable: AnyObject, Sendable { var progress: Double { get } }

extension Observable {
  @discardableResult
  func reported(to inspector: Inspector) -> Self {
    inspector.follow(self)
    return self
  }
}

final class Inspector: Sendable {
  private let followed = Mutex<[any Observable]>([])
  func follow(_ work: any Observable) { followed.withLock { $0.append(work) } }
  var report: String {
    followed.withLock { $0.map { "\(Int($0.progress * 100)) %" }.joined(separator: " ") }
  }
}

struct Posting: Sendable { let document: Int, words: Set<String> }

struct Index: Sendable {
  let postings: [Posting]
  func matches(_ word: String) -> [Int] {
    postings.filter { $0.words.contains(word) }.map(\.document)
  }
}

/// Walks through the results of one query, page by page.
final class Cursor: Observable {
  private let position = Mutex(0)
  private let hits: [Int]
  init(hits: [Int]) { self.hits = hits }

  var progress: Double { hits.isEmpty ? 1 : Double(position.withLock { $0 }) / Double(hits.count) }
  func next(_ count: Int) -> ArraySlice<Int> {
    position.withLock { start in
      defer { start = min(start + count, hits.count) }
      return hits[start..<min(start + count, hits.count)]
    }
  }
}

final class SearchRequest: ManagedContainer {
  let server: Container
  let word: String
  let manager: ContainerManager
  init(_ word: String, to server: Container) {
    (self.server, self.word) = (server, word)
    manager = ContainerManager(parent: server)
  }
}

struct Results: Sendable {
  let cursor: Cursor
  func page() -> String { cursor.next(2).map(String.init).joined(separator: ",") }
}

extension SearchRequest {
  var cursor: Factory<Cursor> {
    self { Cursor(hits: self.server.index().matches(self.word)) }.cached
  }
  var results: ThrowingFactory<Results, any Error> {
    self.throwing { Results(cursor: self.cursor().reported(to: self.server.inspector())) }
  }
}

extension Container {
  var inspector: Factory<Inspector> { self { Inspector() }.cached }
  var index: Factory<Index> {
    self {
      Index(
        postings: (1...9).map { Posting(document: $0, words: $0 % 2 == 0 ? ["even"] : ["odd"]) })
    }.cached
  }
}

try await withContainer(Container()) { server in
  for word in ["odd", "even", "odd"] {
    try await withContainer(SearchRequest(word, to: server)) { request in
      print(word, try request.results().page())
    }
  }
  print("still followed:", server.inspector().report)
}

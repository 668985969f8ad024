// why: desk (singleton) keeps card (scope visit) through rules (unique), LoanRules and Both.
import Keyworks
import Synchronization

extension Scope { static let visit = Scope("visit") }

// MARK: What a library has

struct Book: Hashable, Sendable { let title: String }

final class Catalog: Sendable {
  private let shelf: Mutex<Set<Book>>
  init(_ titles: String...) { shelf = Mutex(Set(titles.map(Book.init))) }
  func take(_ title: String) -> Book? { shelf.withLock { $0.remove(Book(title: title)) } }
}

/// Belongs to whoever stands at the desk, until the visit is over.
final class ReaderCard: Sendable {
  private let loans = Mutex<[Book]>([])
  var titles: [String] { loans.withLock { $0.map(\.title) } }
  func add(_ book: Book) { loans.withLock { $0.append(book) } }
}

// MARK: The desk

struct Both<First: Sendable, Second: Sendable>: Sendable {
  let first: First
  let second: Second
}

struct LoanRules: Sendable {
  var limit = 2
  let parts: Both<Catalog, ReaderCard>
  var isOpen: Bool { parts.second.titles.count < limit }
}

final class LoanDesk: Sendable {
  private let rules: LoanRules
  init(rules: LoanRules) { self.rules = rules }

  func lend(_ title: String) -> Bool {
    guard rules.isOpen, let book = rules.parts.first.take(title) else { return false }
    rules.parts.second.add(book)
    return true
  }
}

// MARK: Wiring

extension Container {
  func both<First, Second>(
    _ first: KeyPath<Container, Factory<First>>, _ second: KeyPath<Container, Factory<Second>>
  ) -> Both<First, Second> {
    Both(first: self[keyPath: first](), second: self[keyPath: second]())
  }

  var catalog: Factory<Catalog> { self { Catalog("Emma", "Dune", "Momo", "Ulysses") }.singleton }
  var card: Factory<ReaderCard> { self { ReaderCard() }.scope(.visit) }
  var rules: Factory<LoanRules> { self { LoanRules(parts: self.both(\.catalog, \.card)) } }
  var desk: Factory<LoanDesk> {  // expect: captive desk rules card
    self { LoanDesk(rules: self.rules()) }.singleton
  }
}

let library = Container.shared
for wishes in [["Emma", "Dune"], ["Momo"]] {
  for title in wishes where !library.desk().lend(title) { print("not today:", title) }
  print(library.card().titles)
  library.reset(scope: .visit)
}

// why: catalogue → query → thesaurus → catalogue, each through the dynamic member of Needs.
import Keyworks

/// `needs.catalogue` instead of `container.catalogue()`.
@dynamicMemberLookup
struct Needs {
  private let container: Container

  init(_ container: Container) { self.container = container }

  subscript<Value>(dynamicMember factory: KeyPath<Container, Factory<Value>>) -> Value {
    container[keyPath: factory]()
  }
}

struct Document: Sendable {
  let title: String
  let year: Int
}

struct Holdings: Sendable {
  let documents: [Document] = [
    Document(title: "Charter of the mill", year: 1388),
    Document(title: "Letters of a cooper", year: 1711),
  ]
}

final class Thesaurus: Sendable {
  let synonyms: [String: [String]]

  init(_ needs: Needs) {
    let words = needs.catalogue.titles.flatMap { $0.split(separator: " ").map(String.init) }
    synonyms = Dictionary(grouping: words) { $0.lowercased() }
  }

  func expand(_ word: String) -> [String] { synonyms[word.lowercased()] ?? [word] }
}

struct Query: Sendable {
  private let thesaurus: Thesaurus

  init(_ needs: Needs) { thesaurus = needs.thesaurus }

  func matches(_ word: String, _ document: Document) -> Bool {
    thesaurus.expand(word).contains { document.title.contains($0) }
  }
}

final class Catalogue: Sendable {
  private let holdings: Holdings
  private let query: Query

  init(_ needs: Needs) {
    holdings = needs.holdings
    query = needs.query
  }

  var titles: [String] { holdings.documents.map(\.title) }

  func find(_ word: String) -> [Document] {
    holdings.documents.filter { query.matches(word, $0) }
  }
}

extension Container {
  var needs: Needs { Needs(self) }

  var holdings: Factory<Holdings> { self { Holdings() }.singleton }
  var thesaurus: Factory<Thesaurus> {  // expect: cycle thesaurus catalogue query
    self { Thesaurus(self.needs) }.cached
  }
  var query: Factory<Query> { self { Query(self.needs) } }
  var catalogue: Factory<Catalogue> { self { Catalogue(self.needs) }.cached }
}

let words = CommandLine.arguments.dropFirst()
let catalogue = Container.shared.catalogue()
for document in words.flatMap(catalogue.find) {
  print(document.year, document.title)
}

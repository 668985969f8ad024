// why: blend is a member of the list that its body resolves, and it receives the list without
// itself.
import Keyworks

// Ranks documents: each scorer gives points, and the blend of all others is a scorer, too.

protocol Scorer: Sendable {
  var label: String { get }
  func score(_ document: String, for query: String) -> Double
}

struct Exact: Scorer {
  let label = "exact"
  func score(_ document: String, for query: String) -> Double { document.contains(query) ? 1 : 0 }
}

struct Letters: Scorer {
  let label = "shared letters"
  let weight: Double
  func score(_ document: String, for query: String) -> Double {
    weight * Double(Set(document).intersection(query).count)
  }
}

extension Array: Scorer where Element == any Scorer {
  var label: String { "blend of \(count)" }
  func score(_ document: String, for query: String) -> Double {
    isEmpty ? 0 : map { $0.score(document, for: query) }.reduce(0, +) / Double(count)
  }
}

extension Container {
  static var scorers: Tags<any Scorer> {
    [
      Tagged(\.exact) { $0 },
      Tagged(\.letters) { $0 },
      Tagged(\.blend, priority: 100) { $0 },
    ]
  }

  var weight: Factory<Double> { self { 0.25 } }
  var exact: Factory<Exact> { self { Exact() } }
  var letters: Factory<Letters> { self { Letters(weight: self.weight()) } }
  var blend: Factory<[any Scorer]> { self { self[\.scorers] } }
}

let documents = ["a map of the moon", "moonlight", "noon"]
let container = Container()
for scorer in container[\.scorers] {
  let best = documents.max { scorer.score($0, for: "moon") < scorer.score($1, for: "moon") }
  print(scorer.label, "prefers", best ?? "nothing")
}

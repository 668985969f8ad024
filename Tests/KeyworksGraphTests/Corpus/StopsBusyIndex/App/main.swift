// why: its condition reads, through isUnderPressure, the quota that the wiring registers.
import Keyworks
import KeyworksWiring
import Observation
import Synchronization

// A search server that returns fewer results when many queries are open.

@Observable final class Gauge: Sendable {
  @ObservationIgnored private let open = Mutex(0)

  var queries: Int {
    get {
      access(keyPath: \.queries)
      return open.withLock { $0 }
    }
    set { withMutation(keyPath: \.queries) { open.withLock { $0 = newValue } } }
  }
}

struct Quota: Sendable {
  let results: Int
  let perQuery: Int
  var load: Int { results * perQuery }
}

struct Ranking: Sendable {
  let quota: Quota
  let stemming: Bool
  func rank(_ words: [String]) -> [String] {
    let words = stemming ? words.map { $0.hasSuffix("s") ? String($0.dropLast()) : $0 } : words
    return Array(words.sorted().prefix(quota.results))
  }
}

extension Container {
  var gauge: Factory<Gauge> { self { Gauge() }.singleton }
  var quota: Factory<Quota> { self { Quota(results: 50, perQuery: 4) } }
  var stemming: Factory<Bool> { self { true } }
  var ranking: Factory<Ranking> { self { Ranking(quota: self.quota(), stemming: self.stemming()) } }

  var isUnderPressure: Bool { gauge().queries * quota().load > 10_000 }
}

extension Container {
  static var plainWords: Wiring<Container> {
    Wiring { $0.stemming.register { false } }.enabled { $0.gauge().queries > 500 }
  }
  static var shortLists: Wiring<Container> {
    Wiring { container in
      container.quota.register { Quota(results: 10, perQuery: 1) }
    }
    .enabled { $0.isUnderPressure }  // expect: stops quota
  }
  static var load: Wiring<Container> { Wiring(merging: [plainWords, shortLists]) }
}

let engine = Container()
engine.activate(\.load)
for burst in [10, 80, 900] {
  engine.gauge().queries = burst
  print(burst, engine.ranking().rank(["maps", "cats", "trains"]))
}

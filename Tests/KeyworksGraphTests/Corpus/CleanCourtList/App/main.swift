// why: list (singleton) holds bench (scope sitting) weakly, so the end of the sitting releases
// it.
import Keyworks
import Synchronization

extension Scope { static let sitting = Scope("sitting") }

final class Bench: Sendable {
  let judge: String
  private let heard = Mutex<[String]>([])

  init(judge: String) { self.judge = judge }

  func hear(_ cause: String) { heard.withLock { $0.append(cause) } }
  var tally: Int { heard.withLock { $0.count } }
}

struct Seal: Sendable {
  func stamp(_ order: String) -> String { "⚖︎ " + order }
}

protocol Listing: Actor {
  func call(_ cause: String) -> String
}

/// Lists causes for as long as the court house stands, whoever sits.
actor CourtList: Listing {
  private weak var opening: Bench?
  private let seal: Seal
  private lazy var motto = seal.stamp("Lex et ordo")

  init(openedBy bench: Bench, seal: Seal) {
    opening = bench
    self.seal = seal
  }

  func call(_ cause: String) -> String {
    guard let opening else { return seal.stamp("\(cause) is adjourned") }
    opening.hear(cause)
    return "\(motto). \(cause), number \(opening.tally) before \(opening.judge)"
  }
}

extension Container {
  var bench: Factory<Bench> { self { Bench(judge: "Okafor J") }.scope(.sitting) }
  var seal: Factory<Seal> { self { Seal() }.singleton }
  var list: Factory<any Listing> {
    self { CourtList(openedBy: self.bench(), seal: self.seal()) }.singleton
  }
}

func sit(through causes: [String]) async {
  for cause in causes {
    print(await Container.shared.list().call(cause))
  }
}

await sit(through: ["Re Hart", "Dell v Dell"])
Container.shared.reset(scope: .sitting)
await sit(through: ["Re Moon"])

// why: scale (singleton) gets the colony of the swarm in a struct, but refers to it weakly,
// and keeps only the meadow, a singleton.
import Keyworks

extension Scope { static let swarm = Scope("swarm") }

final class Colony: Sendable {
  let queen: String
  let frames: Int

  init(queen: String, frames: Int) {
    self.queen = queen
    self.frames = frames
  }
}

struct Site {
  let colony: Colony
  let meadow: Meadow
}

final class Meadow: Sendable {
  let flowers: [String]
  init(flowers: [String]) { self.flowers = flowers }
}

/// Hangs in the fruit trees all year. Swarms come and go without asking it.
final class Scale: @unchecked Sendable {
  private weak var colony: Colony?
  private let meadow: Meadow

  init(beside site: Site) {
    colony = site.colony
    meadow = site.meadow
  }

  func reading() -> String {
    guard let colony else { return "nobody in the \(meadow.flowers[0])" }
    return "queen \(colony.queen): \(colony.frames * 3) kg, from \(meadow.flowers.joined(separator: ", "))"
  }
}

extension Container {
  var meadow: Factory<Meadow> { self { Meadow(flowers: ["phacelia", "borage"]) }.singleton }
  var colony: Factory<Colony> { self { Colony(queen: "Theodora", frames: 9) }.scope(.swarm) }
  var site: Factory<Site> { self { Site(colony: self.colony(), meadow: self.meadow()) } }
  var scale: Factory<Scale> { self { Scale(beside: self.site()) }.singleton }
}

let apiary = Container.shared
print(apiary.scale().reading())
apiary.reset(scope: .swarm)
print(apiary.scale().reading())

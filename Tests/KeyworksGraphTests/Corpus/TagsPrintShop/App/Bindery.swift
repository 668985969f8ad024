import Keyworks
import Press

final class Stapler: Machine, @unchecked Sendable {
  private let staples: Int
  init(staples: Int) { self.staples = staples }
  override var name: String { "stapled \(staples) times" }
}

extension Container {
  var stapling: Factory<Stapler> { self { Stapler(staples: 2) } }

  func setUpBindery() {
    contribute(
      // Staples go into the fold, and then the edges are trimmed flush.
      Tagged(\.stapling, .after(\.folding)) { $0 },
      Tagged(\.trimming, .after(\.stapling)),
      to: \.line)
  }
}

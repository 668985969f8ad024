import Cardio
import Keyworks
import Training

struct Roller {
  let hardness: Int
  var block: Block { Block("foam rolling", minutes: 5 + hardness) }
}

extension Container {
  var roller: Factory<Roller> { self { Roller(hardness: 3) } }
}

public enum Mobility {
  /// Rolling prepares the warm-up, but does most for legs that have worked.
  public static func register(in container: Container) {
    container.contribute(
      Tagged(\.roller, .before(\.warmUp), .after(\.intervals)) { $0.block }, to: \.hour)
  }
}

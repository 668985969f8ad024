import Keyworks
import Training

extension Container {
  public var intervals: Factory<Block> { self { Block("intervals", minutes: 20) } }
}

public enum Cardio {
  /// Nobody sprints with cold muscles.
  public static func register(in container: Container) {
    container.contribute(Tagged(\.intervals, .after(\.warmUp), .before(\.coolDown)), to: \.hour)
  }
}

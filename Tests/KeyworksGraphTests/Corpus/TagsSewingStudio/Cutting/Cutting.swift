import Keyworks
import Toolbox

struct Scissors: Tool {
  let symbol = "✂️"
}

public enum Cutting {
  /// Cloth is cut before it is stitched.
  public static func install(in container: Container) {
    container.scissors.register { Scissors() }
    container.contribute(Tagged(\.scissors, .after(\.ruler), .before(\.needle)), to: \.toolbox)
  }
}

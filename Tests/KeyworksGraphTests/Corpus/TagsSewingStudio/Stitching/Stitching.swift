import Keyworks
import Toolbox

struct Needle: Tool {
  let symbol = "🪡"
}

public enum Stitching {
  /// Beginners baste first, so the needle comes directly under the ruler.
  public static func install(in container: Container) {
    container.needle.register { Needle() }
    container.contribute(Tagged(\.needle, .after(\.ruler), .before(\.scissors)), to: \.toolbox)
  }
}

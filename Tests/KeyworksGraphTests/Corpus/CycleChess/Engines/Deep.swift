import Board
import Keyworks

struct Deep {
  let depth: Int
}
public enum Engines {
  public static func install(in container: Container, depth: Int = 4) {
    container.engine.register { Deep(depth: depth) }
  }
}

extension Deep: Engine {
  func best() -> String {
    let known = Container.shared[\.opening]
    return known.move.isEmpty ? "e4" : String(known.move.prefix(depth))
  }
}

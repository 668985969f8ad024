// At run time: building the projector builds the hall, whose property injects the projector; the global price list needs the till that reads it.
import Keyworks

protocol Showing: AnyObject {
  var seats: Int { get }
}

final class Hall {
  @Injected(\.projector) private var projector
  @LazyInjected(\.popcorn) var popcorn: Popcorn
  let rows: Int

  init(rows: Int = 8) { self.rows = rows }

  var lumen: Int { projector.lumen }
}

struct Popcorn { let grams: Int }

struct Projector {
  let lumen: Int
  weak var hall: Hall?
}

struct Till {
  let cents: Int
}

enum Prices {
  static let adult: Int = Container.shared.till().cents * 2
}

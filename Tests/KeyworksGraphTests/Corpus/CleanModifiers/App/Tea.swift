import Keyworks

protocol Tea: Sendable {
  var taste: String { get }
}

struct Leaves: Tea {
  let taste: String
}

struct With: Tea {
  let inner: any Tea
  let what: String
  var taste: String { "\(inner.taste) with \(what)" }
}

enum Guest: Variant {
  case child, grandma
}

final class Pot: @unchecked Sendable {
  var cups = 4
}

final class Tray {
  var pots: [Pot] = []
}

extension Scope {
  static let afternoon = Scope("afternoon")
  static let table = Scope("table", isWeak: true)
}

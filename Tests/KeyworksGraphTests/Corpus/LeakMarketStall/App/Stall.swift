import Keyworks

/// One stall at the crafts fair. There are many of them, and they come and go.
final class Stall: ManagedContainer {
  let manager = ContainerManager()
  let number: Int
  init(number: Int) { self.number = number }
}

struct PriceTag: Sendable {
  let cents: Int
  var text: String { "\(cents / 100).\(cents % 100 < 10 ? "0" : "")\(cents % 100)" }
}

/// Shows what a thing costs when a visitor points at it.
final class PriceBoard: Sendable {
  typealias Lookup = @Sendable (String) -> PriceTag?

  private let title: String
  private let lookup: Lookup

  private init(title: String, lookup: @escaping Lookup) {
    self.title = title
    self.lookup = lookup
  }

  static func chalked(_ title: String, lookup: @escaping Lookup) -> PriceBoard {
    PriceBoard(title: title.uppercased(), lookup: lookup)
  }

  func show(_ article: String) -> String {
    "\(title): \(article) \(lookup(article)?.text ?? "on request")"
  }
}

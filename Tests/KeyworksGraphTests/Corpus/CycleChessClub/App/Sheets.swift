import Keyworks

/// A page on the notice board. A subclass fills in its rows.
class Sheet {
  let title: String
  private(set) var rows: [String] = []

  init(title: String) {
    self.title = title
    rows = makeRows().enumerated().map { "\($0.offset + 1). \($0.element)" }
  }

  func makeRows() -> [String] { [] }

  func pin() {
    print(title)
    rows.forEach { print("  ", $0) }
  }
}

final class PairingSheet: Sheet {
  private let club: Container
  private lazy var table = club.standings()

  init(round: Int, in club: Container) {
    self.club = club
    super.init(title: "Round \(round)")
  }

  override func makeRows() -> [String] {
    let order = table.order
    return stride(from: 0, to: order.count - 1, by: 2).map { "\(order[$0]) – \(order[$0 + 1])" }
  }
}

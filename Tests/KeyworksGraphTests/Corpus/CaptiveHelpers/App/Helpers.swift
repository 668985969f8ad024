import Keyworks

struct Letter: Sendable {
  let head: String
  init(head: String = Container.shared.letterhead().text) { self.head = head }
}

enum Stamps {
  static var today: String { Container.shared.calendar().day }
}

final class Letterhead: Sendable {
  let text = "Desk 4"
}

final class Calendar: Sendable {
  let day = "Monday"
}

extension SharedContainer {
  func described(_ text: String) -> String { "\(text), \(Stamps.today)" }
}

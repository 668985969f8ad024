import Keyworks

struct Model: Sendable {
  let name: String
}

final class HomeScreen {
  private let container: Container
  init(_ container: Container) { self.container = container }
  func refresh() -> String { container.rawFeed() }  // expect: rule homeScreen rawFeed
}

final class Billing: Sendable {
  let invoice: String
  init(invoice: String) { self.invoice = invoice }
}

struct Step: Sendable {
  let text: String
}

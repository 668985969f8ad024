import Keyworks

/// The two chains for which this app is built, and sold, under different names.
enum Chain: Variant, CaseIterable { case rex, odeon }

struct Look: Sendable {
  let name: String
  let accent: String
  func title(_ text: String) -> String { "[\(accent)] \(name) – \(text)" }
}

extension Container {
  // There is no look without a chain.
  var look: Factory<Look> {  // expect: promise look
    promised()
      .when(Chain.rex) { Look(name: "Rex", accent: "red") }
      .when(Chain.odeon) { Look(name: "Odeon", accent: "blue") }
  }
}

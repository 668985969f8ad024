import Keyworks
import Lab

extension Container {
  var musk: Factory<Drop> { self { "musk" } }

  /// A blend for one customer, with the drop that the formula leaves out.
  var signature: Factory<[Drop]> {
    self { self[\.formula] + [self.ambergris()] }
  }

  func addHouseStyle() {
    contribute(
      Tagged(\.accord, priority: 10, under: Mood.sport),
      Tagged(\.musk, .after(\.ambergris), .after(\.accord)),  // expect: bond formula musk
      to: \.formula)
    contribute(Tagged(\.accord, under: Mood.sport), for: .sport, to: \.samples)
  }
}

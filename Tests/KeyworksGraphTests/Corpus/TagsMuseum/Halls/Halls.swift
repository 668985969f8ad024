import Guide
import Keyworks

extension Container {
  var coins: Factory<Plain> { self { Plain("coins") } }
  var vases: Factory<Plain> { self { Plain("vases") } }
}

public func openHalls(in container: Container) {
  container.contribute(
    Tagged(\.coins, .after(\.entrance)) { $0 },
    Tagged(\.vases, .after(\.coins), .before(\.entrance)) { $0 }, to: \.tour)
  container.contribute(Tagged(\.vases) { $0 }, for: 3, to: \.rooms)
  container.contribute(Tagged(\.coins) { $0 }, for: 2, to: \.rooms)  // expect: key-twice rooms exit coins
}

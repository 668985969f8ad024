import Guide
import Keyworks

extension Container {
  var coins: Factory<Plain> { self { Plain("coins") } }
  var vases: Factory<Plain> { self { Plain("vases") } }
}

public func openHalls(in container: Container) {
  container.contribute(\.coins, .after(\.entrance), to: \.tour) { $0 }
  container.contribute(\.vases, .after(\.coins), .before(\.entrance), to: \.tour) { $0 }
  container.contribute(\.vases, for: 3, to: \.rooms) { $0 }
  container.contribute(\.coins, for: 2, to: \.rooms) { $0 }  // expect: key-twice rooms exit coins
}

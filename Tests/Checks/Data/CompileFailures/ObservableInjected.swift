// says: property wrapper cannot be applied to a computed property

// An observable class has an injected property that it would observe. It needs @ObservationIgnored.

import Keyworks
import Observation

extension Container {
  var number: Factory<Int> { self { 1 } }
}

@Observable final class Watched {
  @Injected(\.number) var number
}

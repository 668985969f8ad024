import Boot
import Keyworks
import Network

extension Container {
  var disk: Factory<Printing> { self { Printing("disk") } }
}

public func registerStorage(in container: Container) {
  container.contribute(Tagged(\.disk, priority: 2, .before(\.sync), .after(\.sync)) { $0 }, to: \.tasks)
}

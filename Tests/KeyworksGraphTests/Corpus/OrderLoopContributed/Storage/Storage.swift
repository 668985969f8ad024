import Boot
import Keyworks
import Network

extension Container {
  var disk: Factory<Printing> { self { Printing("disk") } }
}

public func registerStorage(in container: Container) {
  container.contribute(\.disk, priority: 2, .before(\.sync), .after(\.sync), to: \.tasks) { $0 }
}

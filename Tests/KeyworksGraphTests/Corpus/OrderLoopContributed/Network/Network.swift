import Boot
import Keyworks

extension Container {
  public var sync: Factory<any Task> { self { Printing("sync") } }
  var ping: Factory<any Task> { self { Printing("ping") } }
}

public func registerNetwork(in container: Container) {
  container.contribute(Tagged(\.ping, .after(\.logging), .before(\.sync)), to: \.tasks)
  container.contribute(Tagged(\.sync, priority: 1), to: \.tasks)
}

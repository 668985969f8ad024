import Keyworks

/// What is resolved when it is used: `later.rundown` is a provider of `container.rundown`.
@dynamicMemberLookup
struct Later {
  private let container: Container
  init(_ container: Container) { self.container = container }

  subscript<Value>(dynamicMember path: KeyPath<Container, Factory<Value>> & Sendable) -> Provider<Value> {
    container.provider(path)
  }
}

extension Container {
  var later: Later { Later(self) }
}

import Keyworks

/// `container.later.keeper` is a provider of `container.keeper`.
@dynamicMemberLookup
struct Later {
  private let container: Container
  init(_ container: Container) { self.container = container }

  subscript<Value>(
    dynamicMember path: KeyPath<Container, Factory<Value>> & Sendable
  ) -> Provider<Value> {
    container.provider(path)
  }
}

extension Container {
  var later: Later { Later(self) }
}

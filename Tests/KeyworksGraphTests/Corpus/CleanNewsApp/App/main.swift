import Feed
import Keyworks
import Press

extension Container: @retroactive AutoRegistering {
  public func autoRegister() {
    defer { edition.register(with: "evening") }
    let modules: [any FeedModule.Type] = [Press.self]
    for module in modules { module.install(in: self) }
  }
}

print(Container.shared.reader().page(), Container.shared.footer(1))

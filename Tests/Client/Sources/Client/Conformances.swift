import Keyworks
import KeyworksUI

/// A container of its own, with everything that users may conform to.
final class Request: SharedContainer, AutoRegistering {
  static let shared = Request()
  let manager = ContainerManager(parent: Container.shared)

  func autoRegister() { greeting.register { "registered" } }

  var greeting: Factory<String> { promised() }
}

struct User: ContextValue { let name: String }

enum Stage: Variant { case staging, production }

extension Scope { static let visit = Scope("visit", isWeak: true) }

// Users extend these protocols, and write functions that take any factory.
extension FactoryDeclaration {
  var quick: Self { live.ignoring(Stage.self) }
}

extension KeptFactory where Shared: Sendable {
  var perVisit: Kept { scope(.visit) }
}

func replace<Declared: FactoryDeclaration>(_ factory: Declared, with value: Declared.Value) -> Token
where Declared.Value: Sendable {
  factory.register(with: value)
  factory.decorate { $0 }.revert()
  return factory.override(with: value)
}

func priorities<List: FactoryList>(_ list: KeyPath<List.Root.Type, List>, in root: List.Root)
  -> [Int]
{
  root.entries(list).map(\.priority)
}

@MainActor func make<Value>(_ factory: MainActorFactory<Value>) -> Value { factory() }

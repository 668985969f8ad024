import Keyworks
import KeyworksAsync
import KeyworksUI

// Types that users write in signatures and in stored properties.

struct Providers {
  let one: Provider<any Service>
  let named: ParameterProvider<String, any Service>
  let risky: ThrowingProvider<any Service, Failed>
  let riskyNamed: ThrowingParameterProvider<String, any Service, Failed>
  let late: AsyncProvider<any Service, any Error>
  let lateNamed: AsyncParameterProvider<String, any Service, any Error>
  let screen: MainActorProvider<Pipe>
  let screenNamed: MainActorParameterProvider<String, Pipe>

  init(_ app: Container) {
    (one, named) = (app.provider(\.service), app.provider(\.named))
    (risky, riskyNamed) = (app.provider(\.risky), app.provider(\.riskyNamed))
    (late, lateNamed) = (app.provider(\.late), app.provider(\.lateNamed))
    (screen, screenNamed) = (app.provider(\.screen), app.provider(\.screenNamed))
  }
}

struct Report: Sendable {
  var origin: Origin
  var entry: TagEntry
  var failure: FactoryError
  var options: ResetOptions = .all
  var condition = LaunchCondition.test
  var scope = Scope.cached
  var token: Token
}

func afterService() -> TagOrder<Container> { .after(\.service) }

func warm<Root: ManagedContainer, Factory: StartableFactory>(
  _ root: Root, _ factory: any KeyPath<Root, Factory> & Sendable
) async throws { try await root.start(factory) }

extension BasicFactory {
  func twice(_ argument: Argument) throws(Failure) -> (Value, Value) {
    try (self(argument), self(argument))
  }
}

public import Declarations
public import Keyworks
import KeyworksAsync

/// Resolves the service in this library.
public func resolve(_ container: Container) -> Service { container.service() }
/// Resolves the singleton in this library.
public func resolveGlobal(_ container: Container) -> Service { container.global() }
/// Resolves the asynchronous service in this library.
public func resolveOpened(_ container: Container) async -> Service { await container.opened() }
/// Overrides the service with a mock.
public func override(_ container: Container) -> Token {
  container.service.override(with: Service("mock"))
}

public import Declarations
public import Keyworks

/// Resolves the service in this library.
public func resolve(_ container: Container) -> Service { container.service() }
/// Resolves the singleton in this library.
public func resolveGlobal(_ container: Container) -> Service { container.global() }
/// Overrides the service with a mock.
public func override(_ container: Container) -> Token {
  container.service.override(with: Service("mock"))
}

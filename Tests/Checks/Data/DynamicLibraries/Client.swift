public import Declarations
public import Keyworks

/// What this library gets.
public func resolve(_ container: Container) -> Service { container.service() }
/// What this library gets as the singleton.
public func resolveGlobal(_ container: Container) -> Service { container.global() }
/// Overrides with a mock.
public func override(_ container: Container) -> LayerToken {
  container.service.override(with: Service("mock"))
}

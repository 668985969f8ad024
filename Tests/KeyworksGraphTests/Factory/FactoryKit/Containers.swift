// The public names of Factory, as its documentation shows them, for programs that the tests compile and
// never run. Nothing here resolves.

public protocol ManagedContainer: AnyObject, Sendable {
  var manager: ContainerManager { get }
}

public protocol SharedContainer: ManagedContainer {
  static var shared: Self { get }
}

public protocol AutoRegistering {
  func autoRegister()
}

public final class Container: SharedContainer, @unchecked Sendable {
  @TaskLocal public static var shared = Container()
  public let manager = ContainerManager()
  public init() {}
}

extension ManagedContainer {
  public func callAsFunction<T>(
    key: StaticString = #function, _ factory: @escaping () -> T
  ) -> Factory<T> { fatalError() }
  public func callAsFunction<P, T>(
    key: StaticString = #function, _ factory: @escaping (P) -> T
  ) -> ParameterFactory<P, T> { fatalError() }

  public func promised<T>(key: StaticString = #function) -> Factory<T?> { fatalError() }
  public func promised<P, T>(key: StaticString = #function) -> ParameterFactory<P, T?> {
    fatalError()
  }

  @discardableResult public func with(_ transform: (Self) -> Void) -> Self { fatalError() }
  public func reset(options: FactoryResetOptions = .all) {}
  @discardableResult public func decorator(_ decorator: ((Any) -> Void)?) -> Self { fatalError() }
}

public final class ContainerManager: @unchecked Sendable {
  public init() {}
  public var defaultScope: Scope?
  public var decorator: ((Any) -> Void)?
  public var dependencyChainTestMax = 10
  public var promiseTriggersError = true
  public var trace = false
  public var logger: (String) -> Void = { _ in }
  public func push() {}
  public func pop() {}
  public func reset(options: FactoryResetOptions = .all) {}
  public func reset(scope: Scope) {}
}

public enum FactoryResetOptions { case all, context, none, registration, scope }

public enum FactoryContext: Equatable {
  case arg(String), args([String])
  case preview, test, debug, simulator, device
  public static func setArg(_ value: String, forKey key: String) {}
}

/// A container that registers by type.
public protocol Resolving: ManagedContainer {}
extension Resolving {
  @discardableResult public func register<T>(
    _ type: T.Type, factory: @escaping () -> T
  ) -> Factory<T> { fatalError() }
  public func resolve<T>(_ type: T.Type) -> T? { fatalError() }
}
extension Container: Resolving {}

public func dependency<T>(_ keyPath: KeyPath<Container, Factory<T>>) -> T { fatalError() }
public func dependency<C: SharedContainer, T>(_ keyPath: KeyPath<C, Factory<T>>) -> T {
  fatalError()
}

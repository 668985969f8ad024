public protocol FactoryModifying {
  associatedtype P
  associatedtype T
}

public struct Factory<T>: FactoryModifying {
  public typealias P = Void
  public init(
    _ container: ManagedContainer, key: StaticString = #function, _ factory: @escaping () -> T
  ) {}
  public func callAsFunction() -> T { fatalError() }
  public func resolve() -> T { fatalError() }
  @discardableResult public func register(factory: @escaping () -> T) -> Self { self }
  @discardableResult public func callAsFunction(factory: @escaping () -> T) -> Self { self }
}

public struct ParameterFactory<P, T>: FactoryModifying {
  public init(
    _ container: ManagedContainer, key: StaticString = #function, _ factory: @escaping (P) -> T
  ) {}
  public func callAsFunction(_ parameters: P) -> T { fatalError() }
  public func resolve(_ parameters: P) -> T { fatalError() }
  @discardableResult public func register(factory: @escaping (P) -> T) -> Self { self }
  @discardableResult public func callAsFunction(factory: @escaping (P) -> T) -> Self { self }
  public var scopeOnParameters: Self { self }
  @discardableResult public func decorator(_ decorator: @escaping (T, P) -> Void) -> Self { self }
}

extension FactoryModifying {
  public var unique: Self { self }
  public var graph: Self { self }
  public var shared: Self { self }
  public var cached: Self { self }
  public var singleton: Self { self }
  @discardableResult public func scope(_ scope: Scope?) -> Self { self }
  @discardableResult public func timeToLive(_ seconds: Double) -> Self { self }

  @discardableResult public func decorator(_ decorator: @escaping (T) -> Void) -> Self { self }
  @discardableResult public func once() -> Self { self }
  @discardableResult public func reset(_ options: FactoryResetOptions = .all) -> Self { self }

  @discardableResult public func context(
    _ contexts: FactoryContext..., factory: @escaping (P) -> T
  ) -> Self { self }
  @discardableResult public func onArg(
    _ argument: String, factory: @escaping (P) -> T
  ) -> Self { self }
  @discardableResult public func onArgs(
    _ arguments: [String], factory: @escaping (P) -> T
  ) -> Self { self }
  @discardableResult public func onPreview(factory: @escaping (P) -> T) -> Self { self }
  @discardableResult public func onTest(factory: @escaping (P) -> T) -> Self { self }
  @discardableResult public func onDebug(factory: @escaping (P) -> T) -> Self { self }
  @discardableResult public func onSimulator(factory: @escaping (P) -> T) -> Self { self }
  @discardableResult public func onDevice(factory: @escaping (P) -> T) -> Self { self }
}
extension FactoryModifying where P == Void {
  @discardableResult public func context(
    _ contexts: FactoryContext..., factory: @escaping () -> T
  ) -> Self { self }
  @discardableResult public func onArg(
    _ argument: String, factory: @escaping () -> T
  ) -> Self { self }
  @discardableResult public func onArgs(
    _ arguments: [String], factory: @escaping () -> T
  ) -> Self { self }
  @discardableResult public func onPreview(factory: @escaping () -> T) -> Self { self }
  @discardableResult public func onTest(factory: @escaping () -> T) -> Self { self }
  @discardableResult public func onDebug(factory: @escaping () -> T) -> Self { self }
  @discardableResult public func onSimulator(factory: @escaping () -> T) -> Self { self }
  @discardableResult public func onDevice(factory: @escaping () -> T) -> Self { self }
}

open class Scope: @unchecked Sendable {
  fileprivate init() {}
  public func reset() {}

  public final class Cached: Scope, @unchecked Sendable { public override init() {} }
  public final class Graph: Scope, @unchecked Sendable { public override init() {} }
  public final class Shared: Scope, @unchecked Sendable { public override init() {} }
  public final class Singleton: Scope, @unchecked Sendable { public override init() {} }
  public final class Unique: Scope, @unchecked Sendable { public override init() {} }
}
extension Scope {
  public static let cached = Cached()
  public static let graph = Graph()
  public static let shared = Shared()
  public static let singleton = Singleton()
  public static let unique = Unique()
}

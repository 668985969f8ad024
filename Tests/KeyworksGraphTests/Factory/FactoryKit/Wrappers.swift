@propertyWrapper public struct Injected<T> {
  public init(_ keyPath: KeyPath<Container, Factory<T>>) { fatalError() }
  public init<C: SharedContainer>(_ keyPath: KeyPath<C, Factory<T>>) { fatalError() }
  public var wrappedValue: T {
    get { fatalError() }
    mutating set {}
  }
  public var projectedValue: Self {
    get { fatalError() }
    mutating set {}
  }
  public mutating func resolve(reset options: FactoryResetOptions = .none) {}
}

@propertyWrapper public struct LazyInjected<T> {
  public init(_ keyPath: KeyPath<Container, Factory<T>>) { fatalError() }
  public init<C: SharedContainer>(_ keyPath: KeyPath<C, Factory<T>>) { fatalError() }
  public var wrappedValue: T {
    mutating get { fatalError() }
    mutating set {}
  }
  public var projectedValue: Self {
    get { fatalError() }
    mutating set {}
  }
  public mutating func resolve(reset options: FactoryResetOptions = .none) {}
  public func resolvedOrNil() -> T? { nil }
}

@propertyWrapper public struct WeakLazyInjected<T> {
  public init(_ keyPath: KeyPath<Container, Factory<T>>) { fatalError() }
  public init<C: SharedContainer>(_ keyPath: KeyPath<C, Factory<T>>) { fatalError() }
  public var wrappedValue: T? {
    mutating get { fatalError() }
    mutating set {}
  }
  public var projectedValue: Self { fatalError() }
}

@propertyWrapper public struct DynamicInjected<T> {
  public init(_ keyPath: KeyPath<Container, Factory<T>>) { fatalError() }
  public init<C: SharedContainer>(_ keyPath: KeyPath<C, Factory<T>>) { fatalError() }
  public var wrappedValue: T { fatalError() }
  public var projectedValue: Factory<T> { fatalError() }
}

@propertyWrapper public struct InjectedType<T> {
  public init() { fatalError() }
  public var wrappedValue: T? { nil }
}

/// Stands for the wrapper of SwiftUI, which this system does not have.
@propertyWrapper public struct InjectedObject<T> {
  public init(_ keyPath: KeyPath<Container, Factory<T>>) { fatalError() }
  public init<C: SharedContainer>(_ keyPath: KeyPath<C, Factory<T>>) { fatalError() }
  public var wrappedValue: T { fatalError() }
}

/// Stands for the wrapper of SwiftUI, which this system does not have.
@propertyWrapper public struct InjectedObservable<T> {
  public init(_ keyPath: KeyPath<Container, Factory<T>>) { fatalError() }
  public init<C: SharedContainer>(_ keyPath: KeyPath<C, Factory<T>>) { fatalError() }
  public var wrappedValue: T { fatalError() }
}

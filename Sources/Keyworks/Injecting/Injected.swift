/// A property that is resolved when its object is initialized.
///
/// ```swift
/// final class Screen {
///   @Injected(\.clock) var clock
///   @Injected(\PaymentsContainer.gateway) var gateway
///   @Injected(\.report, 7) var report
/// }
/// ```
///
/// Reading a property cannot throw, so its type is a `Result` if the factory can fail.
///
/// `@Injected(\.network, under: Environment.staging)` resolves the factory under these variants.
///
/// The container is the one that builds the object: the innermost container of that type that is
/// building something on this thread. If no container builds the object, the wrapper uses the
/// shared one.
@propertyWrapper
public struct Injected<Value> {
  /// The resolved value.
  public let wrappedValue: Value

  /// Resolves a factory for an initializer. The initializers for a ``Factory`` take the short way
  /// instead.
  @_alwaysEmitIntoClient
  package init<Root: SharedContainer, Declared: FactoryDeclaration>(
    _ factory: KeyPath<Root, Declared>, _ choice: VariantChoice?, _ file: StaticString,
    _ function: StaticString, _ line: UInt, _ column: UInt, _ resolve: (Declared) -> Value
  ) {
    wrappedValue = Root.injectedValue(factory, choice, file, function, line, column, resolve)
  }

  /// Resolves a factory of ``Container``.
  @_alwaysEmitIntoClient @inline(__always)
  public init(
    _ factory: KeyPath<Container, Factory<Value>>, under variants: any Variant...,
    without dropped: any Variant.Type...,
    file: StaticString = #fileID, function: StaticString = #function, line: UInt = #line,
    column: UInt = #column
  ) {
    let injection = Injection(file, function, line, column)
    wrappedValue =
      if let choice = VariantChoice.of(variants, without: dropped) {
        Container.building[keyPath: factory].choosing(choice)()
      } else { Container.building[factory] }
    injection.end()
  }

  /// Resolves a factory of a container with a `shared` instance.
  @_alwaysEmitIntoClient @inline(__always)
  public init<Root: SharedContainer>(
    _ factory: KeyPath<Root, Factory<Value>>, under variants: any Variant...,
    without dropped: any Variant.Type...,
    file: StaticString = #fileID, function: StaticString = #function, line: UInt = #line,
    column: UInt = #column
  ) {
    let injection = Injection(file, function, line, column)
    wrappedValue =
      if let choice = VariantChoice.of(variants, without: dropped) {
        Root.building[keyPath: factory].choosing(choice)()
      } else { Root.building[factory] }
    injection.end()
  }

  /// Resolves what one of the initializers that ``LazyInjected`` shares names.
  @_alwaysEmitIntoClient
  public init<Root: SharedContainer>(_ injection: _Injection<Root, Value>) {
    let record = Injection(injection.place)
    wrappedValue = injection.resolve(Root.building)
    record.end()
  }
}

extension Injected: Sendable where Value: Sendable {}

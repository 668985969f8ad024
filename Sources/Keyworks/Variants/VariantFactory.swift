/// A factory that builds something for each variant, and nothing without one.
///
/// ```swift
/// enum Experiment: Variant, CaseIterable { case a, b }
///
/// extension Container {
///   var flow: VariantFactory<Experiment, any Flow> {
///     self(by: Experiment.self) { experiment in
///       switch experiment {
///       case .a: LongFlow()
///       case .b: ShortFlow()
///       }
///     }
///   }
/// }
/// let flow = container[\.flow, Experiment.b]
/// ```
///
/// The body is exhaustive where a `switch` is. The variant is in force for what it resolves.
public struct VariantFactory<V: Variant, Value>: FactoryDeclaration {
  private var base: ParameterFactory<V, Value>

  fileprivate init(_ base: ParameterFactory<V, Value>) { self.base = base }

  /// Where it is declared and what was said about it.
  public var declaration: Declaration<Value> { base.declaration }

  /// Takes up what one of the library's modifiers says.
  public mutating func apply(_ modification: Modification<Value>) { base.apply(modification) }

  /// Returns the value for a variant: the kept one, or a new one.
  public func callAsFunction(_ variant: V) -> Value {
    base.under(.exactly(variant), variant)
  }

  /// The value for the variant in force, if one is.
  public var inForce: Value? {
    VariantsInForce.current?.values.first { $0.type == ObjectIdentifier(V.self) }
      .flatMap { $0.value as? V }.map(callAsFunction)
  }

  /// Builds with `body` instead of the definition: the wiring of an app.
  public func register(_ body: @escaping @Sendable (V) -> Value) { base.register(body) }

  /// Builds with `body`, and beats everything until it is reverted: for tests and previews.
  @discardableResult
  public func override(
    _ body: @escaping @Sendable (V) -> Value, file: StaticString = #fileID, line: UInt = #line
  ) -> LayerToken {
    base.override(body, file: file, line: line)
  }
}

extension VariantFactory where V: CaseIterable {
  /// What there is for each variant, in the order of the cases.
  public var all: [(variant: V, value: Value)] { V.allCases.map { ($0, self($0)) } }
}

extension VariantFactory: KeptFactory {
  /// The value and the variant: a kept instance is found by it on any thread.
  public typealias Shared = (Value, V)

  /// Keeps one instance for each variant.
  public mutating func keep(_ lifetime: Lifetime) { base.keep(lifetime) }
}

extension ManagedContainer {
  /// Declares a factory that builds for variants of a type.
  public func callAsFunction<V: Variant, Value>(
    by type: V.Type, _ body: @escaping (V) -> Value, file: StaticString = #fileID,
    function: StaticString = #function, line: UInt = #line, column: UInt = #column
  ) -> VariantFactory<V, Value> {
    let place = Place(
      file: file, function: function, line: line, column: column, kind: .parameterized)
    return VariantFactory(ParameterFactory(in: self, at: place, body))
  }

  /// The value of a factory for a variant: `container[\.flow, Experiment.b]`.
  public subscript<V: Variant, Value>(
    _ factory: KeyPath<Self, VariantFactory<V, Value>>, _ variant: V
  ) -> Value {
    self[keyPath: factory](variant)
  }
}

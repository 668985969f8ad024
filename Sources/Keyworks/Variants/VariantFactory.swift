/// A factory that builds a value for each variant, and cannot be resolved without one.
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
/// let flow = container[\.flow, .b]
/// ```
///
/// If the body is a `switch`, the compiler checks that it covers all variants. The variant is in
/// force for everything that the body resolves.
///
/// It is a ``ParameterFactory`` whose first argument is the variant. Other arguments may follow:
/// `VariantFactory<Experiment, UserID, any Flow>` is resolved as `container[\.flow, .b, id]`.
public struct VariantFactory<V: Variant, each Argument, Value> {
  /// The same factory as a ``ParameterFactory``. It too puts its first argument in force.
  public var base: ParameterFactory<V, repeat each Argument, Value>

  fileprivate init(
    in container: any ManagedContainer, at place: Place,
    _ body: @escaping (V, repeat each Argument) -> Value
  ) {
    var declaration = Declaration<Value>(in: container, at: place)
    declaration.variation = Variation(by: ObjectIdentifier(V.self))
    base = .init(declaration, body)
  }

  /// Returns the cached instance for a variant and these arguments, or builds a new one.
  public func callAsFunction(_ variant: V, _ arguments: repeat each Argument) -> Value {
    call(variant, repeat each arguments)
  }

  /// Returns the value for the variant in force, or nil if no variant of this type is in force.
  public func inForce(_ arguments: repeat each Argument) -> Value? {
    let (type, variants) = (ObjectIdentifier(V.self), VariantsInForce.currentOrNoted)
    variants?.need(
      type, Trail(from: .innermostIfAny).followed(by: Trail(declaration.place)))
    let variant = variants?.values.first { $0.type == type }
    return (variant?.value as? V).map { call($0, repeat each arguments) }
  }
}

extension VariantFactory where V: CaseIterable {
  /// Returns the value for each variant, in the order of the cases.
  public func all(_ arguments: repeat each Argument) -> [(variant: V, value: Value)] {
    V.allCases.map { ($0, call($0, repeat each arguments)) }
  }
}

extension VariantFactory: ParameterizedFactory {}

extension VariantFactory: KeptFactory where repeat each Argument: Hashable {
  /// The value, the variant and the arguments. Any thread may compare the last two to find a cached
  /// instance.
  public typealias Shared = (Value, V, repeat each Argument)

  /// Caches one instance for each variant and each set of arguments.
  public mutating func keep(_ lifetime: Lifetime) { keepBase(lifetime) }
}

extension ManagedContainer {
  /// Declares a factory that builds a value for each variant of a type.
  public func callAsFunction<V: Variant, each Argument, Value>(
    by type: V.Type, _ body: @escaping (V, repeat each Argument) -> Value,
    file: StaticString = #fileID, function: StaticString = #function, line: UInt = #line,
    column: UInt = #column
  ) -> VariantFactory<V, repeat each Argument, Value> {
    let place = Place(file: file, function: function, line: line, column: column, kind: .variant)
    return VariantFactory(in: self, at: place, body)
  }

  /// Declares a variant factory that another module must register.
  public func promised<V: Variant, each Argument, Value>(
    file: StaticString = #fileID, function: StaticString = #function, line: UInt = #line,
    column: UInt = #column
  ) -> VariantFactory<V, repeat each Argument, Value> {
    let place = Place(
      file: file, function: function, line: line, column: column, kind: .variant
    ).ofPromise
    let body: (V, repeat each Argument) -> Value = { (_: V, _: repeat each Argument) in
      self.refuse(place, Value.self)
    }
    return VariantFactory(in: self, at: place, body)
  }

  /// The value of a factory for a variant: `container[\.flow, .b]`.
  public subscript<V: Variant, each Argument, Value>(
    _ factory: KeyPath<Self, VariantFactory<V, repeat each Argument, Value>>, _ variant: V,
    _ arguments: repeat each Argument
  ) -> Value {
    self[keyPath: factory](variant, repeat each arguments)
  }
}

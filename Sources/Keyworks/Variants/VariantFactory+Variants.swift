/// Naming a variant of the family's own type: an implicit member is enough.
///
/// ```swift
/// container.flow.register(for: .b) { _ in ShortFlow() }
/// let flow = container[\.flow, under: .exactly(.b)]  // the same as container[\.flow, .b]
/// ```
///
/// The type of a ``Factory`` does not say by which variants it has bodies. There, name the type,
/// `.exactly(Environment.staging)`, or name the choice once:
///
/// ```swift
/// extension VariantChoice {
///   static var staging: VariantChoice { .exactly(Environment.staging) }
/// }
/// let network = container[\.network, under: .staging]
/// ```
extension VariantFactory {
  // What is written out is for the functions that take variants of any type.

  /// Builds with `body` for this variant.
  @_disfavoredOverload
  public func when(
    _ variant: V, body: @escaping (V, repeat each Argument) -> Value
  ) -> Self {
    adding(Self.box(body), for: [VariantValue(variant)])
  }

  /// Builds with `body` for this variant: the case of another module.
  @_disfavoredOverload
  public func register(
    for variant: V, body: @escaping @Sendable (V, repeat each Argument) -> Value,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    declaration.register(Self.box(body), [VariantValue(variant)], at: Place(file, line))
  }

  /// Builds with `body` for this variant, and beats everything there until it is reverted.
  @discardableResult @_disfavoredOverload
  public func override(
    for variant: V, body: @escaping @Sendable (V, repeat each Argument) -> Value,
    file: StaticString = #fileID, line: UInt = #line
  ) -> LayerToken {
    declaration.override(Self.box(body), [VariantValue(variant)], at: Place(file, line))
  }

  /// Returns the value for a variant and these arguments, as a call does.
  public func under(_ choice: FamilyChoice<V>, _ arguments: repeat each Argument) -> Value {
    self(choice.variant, repeat each arguments)
  }

  private static func box(_ body: @escaping (V, repeat each Argument) -> Value) -> AnyBox {
    Box(ParameterBody<V, repeat each Argument, Value>(call: body))
  }
}

/// Which variant of a ``VariantFactory`` is resolved: a ``VariantChoice`` of a known type.
public struct FamilyChoice<V: Variant>: Sendable {
  let variant: V

  /// For this variant.
  public static func exactly(_ variant: V) -> FamilyChoice { FamilyChoice(variant: variant) }
}

extension ManagedContainer {
  /// The value of a factory for a variant: `container[\.flow, under: .exactly(.b)]`, which is
  /// `container[\.flow, .b]`.
  public subscript<V: Variant, each Argument, Value>(
    _ factory: KeyPath<Self, VariantFactory<V, repeat each Argument, Value>>,
    _ arguments: repeat each Argument, under choice: FamilyChoice<V>
  ) -> Value {
    self[keyPath: factory](choice.variant, repeat each arguments)
  }

  /// Builds a factory with `body` for one variant, and hands it the container.
  @_disfavoredOverload
  public func register<V: Variant, each Argument, Value>(
    _ factory: KeyPath<Self, VariantFactory<V, repeat each Argument, Value>>, for variant: V,
    body: @escaping @Sendable (Self, V, repeat each Argument) -> Value,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    let factory = self[keyPath: factory]
    let container = handed(to: factory)
    factory.register(
      for: variant,
      body: { (variant: V, arguments: repeat each Argument) in
        body(container(), variant, repeat each arguments)
      }, file: file, line: line)
  }
}

/// Modifiers and verbs for a variant of the factory's own type: an implicit member is enough.
///
/// ```swift
/// container.flow.register(for: .b) { _ in ShortFlow() }
/// let flow = container[\.flow, under: .exactly(.b)]  // the same as container[\.flow, .b]
/// ```
///
/// The type of a ``Factory`` does not say by which variants it has bodies. There, name the type of
/// the variant, as in `.exactly(Environment.staging)`, or name the choice once:
///
/// ```swift
/// extension VariantChoice {
///   static var staging: VariantChoice { .exactly(Environment.staging) }
/// }
/// let network = container[\.network, under: .staging]
/// ```
extension VariantFactory {
  // A variant with its type written out goes to the functions that take variants of any type.

  /// Builds with `body` for this variant.
  @_disfavoredOverload
  public func when(
    _ variant: V, body: @escaping (V, repeat each Argument) -> Value
  ) -> Self {
    adding(Self.box(body), for: [VariantValue(variant)])
  }

  /// Registers a body for this variant: a case that another module adds.
  @_disfavoredOverload
  public func register(
    for variant: V, body: @escaping @Sendable (V, repeat each Argument) -> Value,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    declaration.register(Self.box(body), [VariantValue(variant)], at: Place(file, line))
  }

  /// Overrides all other bodies for this variant, until reverted.
  @discardableResult @_disfavoredOverload
  public func override(
    for variant: V, body: @escaping @Sendable (V, repeat each Argument) -> Value,
    file: StaticString = #fileID, line: UInt = #line
  ) -> Token {
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

/// The variant under which a ``VariantFactory`` is resolved: a ``VariantChoice`` of a known type.
public struct FamilyChoice<V: Variant>: Sendable {
  let variant: V

  /// This variant.
  public static func exactly(_ variant: V) -> FamilyChoice { FamilyChoice(variant: variant) }
}

extension ManagedContainer {
  /// The value of a factory for a variant: `container[\.flow, under: .exactly(.b)]`, the same as
  /// `container[\.flow, .b]`.
  public subscript<V: Variant, each Argument, Value>(
    _ factory: KeyPath<Self, VariantFactory<V, repeat each Argument, Value>>,
    _ arguments: repeat each Argument, under choice: FamilyChoice<V>
  ) -> Value {
    self[keyPath: factory](choice.variant, repeat each arguments)
  }

  /// Registers a body for one variant, which gets the container.
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

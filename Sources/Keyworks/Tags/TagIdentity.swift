/// The identity of a member's factory, whichever key path leads to it.
@usableFromInline
struct TagIdentity {
  /// The container that builds it, because a property may return a factory of another container.
  let container: ObjectIdentifier
  let key: SlotKey
  let id: (any Arguments)?
  /// The variants it is resolved under, if the member says so.
  let variants: [VariantValue]

  @usableFromInline
  init<Value>(_ declaration: Declaration<Value>, _ variants: [any Variant] = []) {
    if declaration.place.isFunction, declaration.id == nil {
      Misuse.functionWithoutID(declaration.place).stop()
    }
    self.variants = VariantValue.all(variants)
    container = ObjectIdentifier(declaration.container)
    key = SlotKey(declaration.place, Value.self)
    id = declaration.id
  }

  /// Returns a function that finds the identity of a factory in a container of type `Root`.
  static func finder<Root: ManagedContainer, Other: FactoryDeclaration & SendableMetatype>(
    _ factory: any KeyPath<Root, Other> & Sendable
  ) -> @Sendable (AnyObject) -> TagIdentity {
    // SAFETY: see `Tagged`.
    { TagIdentity(trusted($0, as: Root.self)[keyPath: factory].declaration) }
  }

  var place: Place { key.place }

  /// A hash of everything that `isSameFactory(as:)` compares.
  var factoryHash: UInt { key.hash ^ UInt(bitPattern: id?.hash ?? 0) }
}

extension TagIdentity: Equatable {
  /// Whether both are the same factory, whatever their variants.
  func isSameFactory(as other: TagIdentity) -> Bool {
    container == other.container && key == other.key && areEqual(id, other.id)
  }

  @usableFromInline
  static func == (one: TagIdentity, two: TagIdentity) -> Bool {
    one.isSameFactory(as: two) && one.variants.count == two.variants.count
      && one.variants.allSatisfy(two.variants.contains)
  }
}

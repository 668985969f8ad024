/// Which factory a member of a list is, whatever key path leads to it.
@usableFromInline
struct TagIdentity {
  /// The container that builds it: a property may return a factory of another one.
  let container: ObjectIdentifier
  let key: SlotKey
  let id: (any Arguments)?
  /// Under which variants it is resolved, if that is said.
  let variants: [VariantValue]
  /// Under which variants it is not resolved, if that is said.
  private let cut: Cut

  private enum Cut: Equatable { case nothing, type(ObjectIdentifier), all }

  @usableFromInline
  init<Value>(_ declaration: Declaration<Value>, _ choice: VariantChoice = .inherited) {
    if declaration.place.isFunction, declaration.id == nil {
      Misuse.functionWithoutID(declaration.place).stop()
    }
    switch choice.kind {
    case .inherited: (variants, cut) = ([], .nothing)
    case .exactly(let values): (variants, cut) = (values, .nothing)
    case .none(let type): (variants, cut) = ([], type.map(Cut.type) ?? .all)
    }
    container = ObjectIdentifier(declaration.container)
    key = SlotKey(declaration.place, Value.self)
    id = declaration.id
  }

  /// Finds the identity of a factory in a container of type `Root`.
  static func finder<Root: ManagedContainer, Other: FactoryDeclaration & SendableMetatype>(
    _ factory: any KeyPath<Root, Other> & Sendable
  ) -> @Sendable (AnyObject) -> TagIdentity {
    // SAFETY: see `Tagged`.
    { TagIdentity(trusted($0, as: Root.self)[keyPath: factory].declaration) }
  }

  var place: Place { key.place }

  /// A hash of what `isSameFactory(as:)` compares.
  var factoryHash: UInt { key.hash ^ UInt(bitPattern: id?.hash ?? 0) }
}

extension TagIdentity: Equatable {
  /// Whether both are one factory, under whatever variants.
  func isSameFactory(as other: TagIdentity) -> Bool {
    container == other.container && key == other.key && areEqual(id, other.id)
  }

  @usableFromInline
  static func == (one: TagIdentity, two: TagIdentity) -> Bool {
    one.isSameFactory(as: two) && one.cut == two.cut && one.variants.count == two.variants.count
      && one.variants.allSatisfy(two.variants.contains)
  }
}

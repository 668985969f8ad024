/// The identity of a member's factory, whichever key path leads to it.
@usableFromInline
package struct TagIdentity: Hashable, Sendable {
  /// The container that builds it, because a property may return a factory of another container.
  let container: ObjectIdentifier
  let key: SlotKey
  let id: (any Arguments)?
  /// The variants it is resolved under, if the member says so.
  private(set) var variants: [VariantValue]

  @usableFromInline
  init<Value>(_ declaration: Declaration<Value>, _ variants: [any Variant] = []) {
    if declaration.place.isFunction, declaration.extras.id == nil {
      Misuse.functionWithoutID(declaration.place).stop()
    }
    self.variants = VariantValue.all(variants)
    container = ObjectIdentifier(declaration.container)
    key = SlotKey(declaration.place, Value.self)
    id = declaration.extras.id
  }

  package var place: Place { key.place }

  /// The identity of the same factory, whatever its variants.
  var factory: TagIdentity {
    var copy = self
    copy.variants = []
    return copy
  }

  @usableFromInline
  package static func == (one: TagIdentity, two: TagIdentity) -> Bool {
    one.container == two.container && one.key == two.key && areEqual(one.id, two.id)
      && one.variants.areSame(as: two.variants)
  }

  @usableFromInline
  package func hash(into hasher: inout Hasher) {
    hasher.combine(key.hash)
    hasher.combine(id?.hash)
    hasher.combine(variants.hash)
  }
}

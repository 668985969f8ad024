/// The identity of a member's factory, whichever key path leads to it.
@usableFromInline
package struct TagIdentity: Hashable, Sendable {
  /// The container that builds it, because a property may return a factory of another container.
  let container: ObjectIdentifier
  let key: SlotKey
  let id: (any Arguments)?
  /// The variants it is resolved under, if the member says so.
  private(set) var choice: VariantChoice?

  @usableFromInline
  init<Value>(_ declaration: Declaration<Value>, _ choice: VariantChoice? = nil) {
    if declaration.place.isFunction, declaration.extras.id == nil {
      Misuse.functionWithoutID(declaration.place).stop()
    }
    self.choice = choice
    container = ObjectIdentifier(declaration.container)
    key = SlotKey(declaration.place, Value.self)
    id = declaration.extras.id
  }

  package var place: Place { key.place }

  /// The identities by which a statement or an order can mean it: its own, and that of its factory.
  var names: [TagIdentity] { choice == nil ? [self] : [self, factory] }

  /// The identity of the same factory, whatever its variants.
  var factory: TagIdentity {
    var copy = self
    copy.choice = nil
    return copy
  }

  @usableFromInline
  package static func == (one: TagIdentity, two: TagIdentity) -> Bool {
    one.container == two.container && one.key == two.key && areEqual(one.id, two.id)
      && one.choice == two.choice
  }

  @usableFromInline
  package func hash(into hasher: inout Hasher) {
    hasher.combine(key.hash)
    hasher.combine(id?.hash)
    hasher.combine(choice)
  }
}

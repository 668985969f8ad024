/// A member of a list: the factory it names, and its position among the others.
///
/// ```swift
/// extension Container {
///   static var processors: Tags<any Processor> {
///     [
///       Tagged(\.spelling, priority: 20),
///       Tagged(\.markdown, priority: 10, .after(\.emoji)),
///       Tagged(\.emoji) { $0 },
///     ]
///   }
/// }
/// ```
///
/// If a factory has another type than the elements of the list, a closure converts its value to an
/// element. The compiler checks `{ $0 }`.
public struct Tagged<Root: ManagedContainer, Element> {
  @usableFromInline let member: TagMember

  /// Creates a member from a factory of the element type.
  @inlinable
  public init(
    _ factory: @autoclosure @escaping () -> KeyPath<Root, Factory<Element>>, priority: Int = 0,
    _ order: TagOrder<Root>..., file: StaticString = #fileID,
    function: StaticString = #function, line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      factory, priority, order,
      Place(file: file, function: function, line: line, column: column)
    ) { $0 }
  }

  /// Creates a member from a factory of another type, with a closure that converts its value to an
  /// element.
  @inlinable
  public init<Value>(
    _ factory: @autoclosure @escaping () -> KeyPath<Root, Factory<Value>>, priority: Int = 0,
    _ order: TagOrder<Root>..., file: StaticString = #fileID,
    function: StaticString = #function, line: UInt = #line, column: UInt = #column,
    upcast: @escaping @Sendable (Value) -> Element
  ) {
    self.init(
      factory, priority, order,
      Place(file: file, function: function, line: line, column: column), upcast)
  }

  @inlinable @inline(__always)
  init<Value>(
    _ factory: @escaping () -> KeyPath<Root, Factory<Value>>, _ priority: Int,
    _ order: [TagOrder<Root>], _ place: Place, _ upcast: @escaping (Value) -> Element
  ) {
    self.init(
      priority, order, place, identify: { TagIdentity($0[keyPath: factory()].declaration) },
      // The key path is evaluated in place: after inlining, it is no longer a key path.
      resolve: { root in
        guard let parts = root[keyPath: factory()].parts(in: root) else {
          return upcast(root[keyPath: factory()]())
        }
        guard case .none = parts.extras else {
          let declaration = Declaration(in: root, at: parts.place, parts.extras)
          return upcast(Keyworks.resolve(declaration, root._manager, parts.body))
        }
        return upcast(Keyworks.resolve(root, root._manager, parts.place, parts.body))
      }, under: { upcast($0[keyPath: factory()].under($1)) },
      evaluate: { Tagged(evaluated: factory(), priority, order, place, upcast).member })
  }

  @usableFromInline
  init<Value>(
    evaluated factory: KeyPath<Root, Factory<Value>>, _ priority: Int, _ order: [TagOrder<Root>],
    _ place: Place, _ upcast: @escaping (Value) -> Element
  ) {
    self.init(
      priority, order, place, identify: { TagIdentity($0[keyPath: factory].declaration) },
      resolve: { upcast($0[keyPath: factory]()) },
      under: { upcast($0[keyPath: factory].under($1)) })
  }

  @inlinable @inline(__always)
  init(
    _ priority: Int, _ order: [TagOrder<Root>], _ place: Place,
    identify: @escaping (Root) -> TagIdentity, resolve: @escaping (Root) -> Element,
    under resolveUnder: @escaping (Root, VariantChoice) -> Element,
    evaluate: (() -> TagMember)? = nil
  ) {
    member = TagMember(
      priority: priority, order: order.map(\.bond), place: place,
      // SAFETY: only containers of its own type gather a list.
      identify: { identify(trusted($0, as: Root.self)) }, resolve: Box(resolve),
      under: Box(resolveUnder), evaluate: evaluate)
  }
}

/// Orders a member of a list relative to another one, regardless of priorities.
public struct TagOrder<Root: ManagedContainer> {
  @usableFromInline let bond: TagBond

  private init<Other: FactoryDeclaration & SendableMetatype>(
    isBefore: Bool, _ other: any KeyPath<Root, Other> & Sendable
  ) {
    bond = TagBond(isBefore: isBefore, identify: TagIdentity.finder(other))
  }

  /// Places the member before the member of this factory, if that is in the list.
  public static func before<Other: FactoryDeclaration & SendableMetatype>(
    _ other: any KeyPath<Root, Other> & Sendable
  ) -> TagOrder { TagOrder(isBefore: true, other) }

  /// Places the member after the member of this factory, if that is in the list.
  public static func after<Other: FactoryDeclaration & SendableMetatype>(
    _ other: any KeyPath<Root, Other> & Sendable
  ) -> TagOrder { TagOrder(isBefore: false, other) }
}

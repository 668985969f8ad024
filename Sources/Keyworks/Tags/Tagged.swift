/// A member of a list: the factory it names, and where it stands among the others.
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
/// Where a factory has another type than the elements of the list, a closure says how its
/// value is one of them; `{ $0 }` is checked by the compiler.
public struct Tagged<Root: ManagedContainer, Element> {
  @usableFromInline let member: TagMember

  /// A member whose factory has the type of the elements.
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

  /// A member whose factory has another type, with the way to that of the elements.
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
      // A key path that is written out is no key path any more once this is inlined.
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
      // SAFETY: a list is gathered by containers of its own type only.
      identify: { identify(trusted($0, as: Root.self)) }, resolve: Box(resolve),
      under: Box(resolveUnder), evaluate: evaluate)
  }
}

/// Binds a member of a list to another one, more than priorities do.
public struct TagOrder<Root: ManagedContainer> {
  @usableFromInline let bond: TagBond

  private init<Other: FactoryDeclaration & SendableMetatype>(
    isBefore: Bool, _ other: any KeyPath<Root, Other> & Sendable
  ) {
    bond = TagBond(isBefore: isBefore, identify: TagIdentity.finder(other))
  }

  /// Comes before the member that this factory is, if that is in the list.
  public static func before<Other: FactoryDeclaration & SendableMetatype>(
    _ other: any KeyPath<Root, Other> & Sendable
  ) -> TagOrder { TagOrder(isBefore: true, other) }

  /// Comes after the member that this factory is, if that is in the list.
  public static func after<Other: FactoryDeclaration & SendableMetatype>(
    _ other: any KeyPath<Root, Other> & Sendable
  ) -> TagOrder { TagOrder(isBefore: false, other) }
}

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
/// A member with `under:` is resolved under these variants, and one with `without:` under none of
/// these types. One factory can be in a list several times, under different ones.
///
/// If a factory has another type than the elements of the list, a closure converts its value to an
/// element. The compiler checks `{ $0 }`.
public struct Tagged<Root: ManagedContainer, Element>: Sendable {
  @usableFromInline let member: TagMember

  /// Creates a member from a factory of the element type.
  @_alwaysEmitIntoClient
  public init(
    _ factory: @autoclosure @escaping @Sendable () -> KeyPath<Root, Factory<Element>>,
    priority: Int = 0, _ order: TagOrder<Root>..., under variants: any Variant...,
    without dropped: any Variant.Type...,
    file: StaticString = #fileID, function: StaticString = #function, line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      factory, priority, order, .of(variants, without: dropped),
      Place(file: file, function: function, line: line, column: column)
    ) { $0 }
  }

  /// Creates a member from a factory of another type, with a closure that converts its value to an
  /// element.
  @_alwaysEmitIntoClient
  public init<Value>(
    _ factory: @autoclosure @escaping @Sendable () -> KeyPath<Root, Factory<Value>>,
    priority: Int = 0, _ order: TagOrder<Root>..., under variants: any Variant...,
    without dropped: any Variant.Type...,
    file: StaticString = #fileID, function: StaticString = #function, line: UInt = #line,
    column: UInt = #column, upcast: @escaping @Sendable (Value) -> Element
  ) {
    self.init(
      factory, priority, order, .of(variants, without: dropped),
      Place(file: file, function: function, line: line, column: column), upcast)
  }

  @_alwaysEmitIntoClient @inline(__always)
  init<Value>(
    _ factory: @escaping @Sendable () -> KeyPath<Root, Factory<Value>>, _ priority: Int,
    _ order: [TagOrder<Root>], _ choice: VariantChoice?, _ place: Place,
    _ upcast: @escaping @Sendable (Value) -> Element
  ) {
    // With the choice, the compiler would no longer evaluate the key path in place below.
    guard choice == nil else {
      self.init(
        factory, priority, order, choice, place,
        resolve: { upcast($0[keyPath: factory()].choosing(choice)()) })
      return
    }
    self.init(
      factory, priority, order, choice, place,
      // The key path is evaluated in place: after inlining, it is no longer a key path.
      resolve: { root in
        guard let parts = root[keyPath: factory()].parts(in: root) else {
          return upcast(root[keyPath: factory()]())
        }
        guard case .none = parts.extras else {
          let declaration = Declaration<Value>(in: root, at: parts.place, parts.extras)
          return upcast(Keyworks.resolve(declaration, root._manager, parts.body))
        }
        return upcast(Keyworks.resolve(root, root._manager, parts.place, parts.body))
      })
  }

  /// Creates a member whose element is a provider that evaluates the factory on each call.
  package init<Declared: FactoryDeclaration & SendableMetatype>(
    _ factory: @escaping @Sendable () -> KeyPath<Root, Declared>, _ priority: Int,
    _ order: [TagOrder<Root>], _ choice: VariantChoice?, _ place: Place,
    provider: @escaping @Sendable (@escaping @Sendable () -> Declared) -> Element
  ) {
    self.init(
      factory, priority, order, choice, place,
      resolve: { root in
        provider { [weak root] in
          Root.present(root, place)[keyPath: factory()].choosing(choice)
        }
      })
  }

  @_alwaysEmitIntoClient @inline(__always)
  package init<Declared: FactoryDeclaration & SendableMetatype>(
    _ factory: @escaping @Sendable () -> KeyPath<Root, Declared>, _ priority: Int,
    _ order: [TagOrder<Root>], _ choice: VariantChoice?, _ place: Place,
    resolve: @escaping @Sendable (Root) -> Element
  ) {
    member = TagMember(
      priority: priority, order: order.map(\.bond), place: place,
      // SAFETY: only containers of its own type gather a list.
      identify: {
        TagIdentity(unsafe trusted($0, as: Root.self)[keyPath: factory()].declaration, choice)
      }, resolve: Box(resolve))
  }
}

/// Orders a member of a list relative to another one, regardless of priorities.
public struct TagOrder<Root: ManagedContainer>: Sendable {
  @usableFromInline let bond: TagBond

  private init<Other: FactoryDeclaration & SendableMetatype>(
    isBefore: Bool, _ other: any KeyPath<Root, Other> & Sendable, _ choice: VariantChoice?
  ) {
    bond = TagBond(isBefore: isBefore) {
      // SAFETY: see `Tagged`.
      TagIdentity(unsafe trusted($0, as: Root.self)[keyPath: other].declaration, choice)
    }
  }

  /// Places the member before the members of this factory, or before the one with these variants,
  /// if they are in the list.
  public static func before<Other: FactoryDeclaration & SendableMetatype>(
    _ other: any KeyPath<Root, Other> & Sendable, under variants: any Variant...,
    without dropped: any Variant.Type...
  ) -> TagOrder { TagOrder(isBefore: true, other, .of(variants, without: dropped)) }

  /// Places the member after the members of this factory, or after the one with these variants, if
  /// they are in the list.
  public static func after<Other: FactoryDeclaration & SendableMetatype>(
    _ other: any KeyPath<Root, Other> & Sendable, under variants: any Variant...,
    without dropped: any Variant.Type...
  ) -> TagOrder { TagOrder(isBefore: false, other, .of(variants, without: dropped)) }
}

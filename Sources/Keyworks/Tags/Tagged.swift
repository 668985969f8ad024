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
public struct Tagged<Root, Element> {
  let resolve: (Root) -> Element
  let identify: (Root) -> TagIdentity
  let priority: Int
  let order: [TagOrder<Root>]
  /// Where it is listed, and in what.
  let place: Place

  /// A member whose factory has the type of the elements.
  @inlinable
  public init(
    _ factory: @autoclosure @escaping () -> KeyPath<Root, Factory<Element>>, priority: Int = 0,
    _ order: TagOrder<Root>..., file: StaticString = #fileID,
    function: StaticString = #function, line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      priority, order, Place(file: file, function: function, line: line, column: column),
      identify: { TagIdentity($0[keyPath: factory()].declaration) },
      // A key path that is written out here is no key path any more once this is inlined.
      resolve: { $0[keyPath: factory()]() })
  }

  /// A member whose factory has another type, with the way to that of the elements.
  @inlinable
  public init<Value>(
    _ factory: @autoclosure @escaping () -> KeyPath<Root, Factory<Value>>, priority: Int = 0,
    _ order: TagOrder<Root>..., file: StaticString = #fileID,
    function: StaticString = #function, line: UInt = #line, column: UInt = #column,
    upcast: @escaping (Value) -> Element
  ) {
    self.init(
      priority, order, Place(file: file, function: function, line: line, column: column),
      identify: { TagIdentity($0[keyPath: factory()].declaration) },
      resolve: { upcast($0[keyPath: factory()]()) })
  }

  @usableFromInline
  init(
    _ priority: Int, _ order: [TagOrder<Root>], _ place: Place,
    identify: @escaping (Root) -> TagIdentity, resolve: @escaping (Root) -> Element
  ) {
    (self.priority, self.order, self.place) = (priority, order, place)
    (self.identify, self.resolve) = (identify, resolve)
  }
}

/// Binds a member of a list to another one, more than priorities do.
public struct TagOrder<Root> {
  let isBefore: Bool
  let identify: @Sendable (Root) -> TagIdentity

  /// Comes before the member that this factory is, if that is in the list.
  public static func before<Other: FactoryDeclaration & SendableMetatype>(
    _ other: any KeyPath<Root, Other> & Sendable
  ) -> TagOrder {
    TagOrder(isBefore: true) { TagIdentity($0[keyPath: other].declaration) }
  }

  /// Comes after the member that this factory is, if that is in the list.
  public static func after<Other: FactoryDeclaration & SendableMetatype>(
    _ other: any KeyPath<Root, Other> & Sendable
  ) -> TagOrder {
    TagOrder(isBefore: false) { TagIdentity($0[keyPath: other].declaration) }
  }
}

/// What makes two members one: the factory, whatever key path leads to it.
@usableFromInline
struct TagIdentity {
  let key: SlotKey
  let id: (any Arguments)?

  @usableFromInline
  init<Value>(_ declaration: Declaration<Value>) {
    key = SlotKey(declaration.place, Value.self)
    id = declaration.id
  }

  var place: Place { key.place }
}

extension TagIdentity: Equatable {
  @usableFromInline
  static func == (one: TagIdentity, two: TagIdentity) -> Bool {
    guard one.key == two.key else { return false }
    guard let id = one.id, let other = two.id else { return one.id == nil && two.id == nil }
    return id.hash == other.hash && id.equals(other)
  }
}

/// A factory that can be a member of ``ManagedContainer/MainActorTags``: a ``MainActorFactory``, or
/// a factory that any code can resolve.
///
/// Do not declare new conformances to this protocol.
public protocol MainActorMember: FactoryDeclaration, SendableMetatype {
  /// A ``MainActorProvider`` for the factory.
  associatedtype ProvidedOnMainActor

  /// Returns a provider that evaluates the factory on each call.
  static func _provided(
    onMainActorBy factory: @escaping @MainActor () -> Self
  ) -> ProvidedOnMainActor
}

extension MainActorFactory: MainActorMember {
  /// Returns a provider that evaluates the factory on each call.
  public static func _provided(
    onMainActorBy factory: @escaping @MainActor () -> Self
  ) -> MainActorProvider<repeat each Argument, Value> {
    MainActorProvider { (arguments: repeat each Argument) in
      factory()(repeat each arguments)
    }
  }
}

extension Factory: MainActorMember {
  /// Returns a provider that evaluates the factory on each call.
  public static func _provided(
    onMainActorBy factory: @escaping @MainActor () -> Self
  ) -> MainActorProvider<Value> { MainActorProvider { factory()() } }
}

extension ParameterFactory: MainActorMember {
  /// Returns a provider that evaluates the factory on each call.
  public static func _provided(
    onMainActorBy factory: @escaping @MainActor () -> Self
  ) -> MainActorProvider<repeat each Argument, Value> {
    MainActorProvider { (arguments: repeat each Argument) in
      factory()(repeat each arguments)
    }
  }
}

/// Lists whose members belong to the main actor.
///
/// ```swift
/// extension Container {
///   static var sections: MainActorTags<any Section> { [Tagged(\.shop) { $0 }, Tagged(\.library) { $0 }] }
/// }
/// let sections = container[\.sections]  // on the main actor
/// ```
///
/// The elements are providers, so any code can contribute to the list, override it, and inspect its
/// entries.
extension ManagedContainer {
  /// A list whose members belong to the main actor.
  public typealias MainActorTags<Element> = TagList<Self, MainActorProvider<Element>>

  /// A map whose members belong to the main actor.
  public typealias MainActorKeyedTags<Key: Hashable & Sendable, Element> = KeyedTagList<
    Self, Key, MainActorProvider<Element>
  >

  /// Resolves the members of a list, in order: `container[\.sections]`, with `await` elsewhere.
  @MainActor @_disfavoredOverload  // so that the compiler takes an unknown name for a factory's
  public subscript<Element>(
    _ list: any KeyPath<Self.Type, TagList<Self, MainActorProvider<Element>>> & Sendable
  ) -> [Element] { gather(list) { $0() } }

  /// Resolves the members of a list with these arguments, in order.
  @MainActor @_disfavoredOverload
  public subscript<each Argument, Element>(
    _ list: any KeyPath<
      Self.Type, TagList<Self, MainActorProvider<repeat each Argument, Element>>
    > & Sendable, with arguments: repeat each Argument
  ) -> [Element] { gather(list) { $0(repeat each arguments) } }

  /// Resolves the members of a map, and returns their values and keys in order.
  @MainActor @_disfavoredOverload
  public subscript<Key, Element>(
    _ list: any KeyPath<Self.Type, KeyedTagList<Self, Key, MainActorProvider<Element>>> & Sendable
  ) -> [(key: Key, value: Element)] { gather(list) { (key: $0.key, value: $0.value()) } }

  /// Resolves the member with this key, or returns nil if there is none.
  @MainActor
  public subscript<Key, Element>(
    _ list: any KeyPath<Self.Type, KeyedTagList<Self, Key, MainActorProvider<Element>>> & Sendable,
    _ key: Key
  ) -> Element? {
    let provider: MainActorProvider<Element>? = self[list, key]
    return provider?()
  }

  @MainActor
  func gather<List: FactoryList, Element>(
    _ list: KeyPath<Self.Type, List>, under variants: [any Variant] = [],
    _ build: (List.Gathered) -> Element
  ) -> [Element] where List.Root == Self {
    VariantsInForce.hold(variants) {
      GraphInstances.shared { gathered(list).map(build) }
    }
  }
}

// MARK: - Members

extension Tagged {
  /// Creates a member of a main-actor list.
  @_disfavoredOverload
  public init<Declared: MainActorMember>(
    _ factory: @autoclosure @escaping @Sendable () -> KeyPath<Root, Declared>, priority: Int = 0,
    _ order: TagOrder<Root>..., under variants: any Variant..., file: StaticString = #fileID,
    function: StaticString = #function, line: UInt = #line, column: UInt = #column
  ) where Element == Declared.ProvidedOnMainActor {
    self.init(
      factory, priority, order, variants,
      Place(file: file, function: function, line: line, column: column), onMainActor: { $0 })
  }

  /// Creates a member of a main-actor list from a factory of another type, with a closure that
  /// converts its value to an element.
  @_disfavoredOverload
  public init<Declared: MainActorMember, each Argument, Value>(
    _ factory: @autoclosure @escaping @Sendable () -> KeyPath<Root, Declared>, priority: Int = 0,
    _ order: TagOrder<Root>..., under variants: any Variant..., file: StaticString = #fileID,
    function: StaticString = #function, line: UInt = #line, column: UInt = #column,
    upcast: @escaping @MainActor (Declared.Value) -> Value
  )
  where
    Element == MainActorProvider<repeat each Argument, Value>,
    Declared.ProvidedOnMainActor == MainActorProvider<repeat each Argument, Declared.Value>
  {
    self.init(
      factory, priority, order, variants,
      Place(file: file, function: function, line: line, column: column),
      onMainActor: { $0.map(upcast) })
  }

  fileprivate init<Declared: MainActorMember>(
    _ factory: @escaping @Sendable () -> KeyPath<Root, Declared>, _ priority: Int,
    _ order: [TagOrder<Root>], _ variants: [any Variant], _ place: Place,
    onMainActor make: @escaping (Declared.ProvidedOnMainActor) -> Element
  ) {
    self.init(
      priority, order, place,
      identify: { TagIdentity($0[keyPath: factory()].declaration, variants) },
      resolve: { container in
        make(
          Declared._provided(
            onMainActorBy: { [weak container] in
              Root.present(container, place)[keyPath: factory()].choosing(variants)
            }))
      })
  }
}

extension ManagedContainer {
  /// Adds a factory to a main-actor list.
  @_disfavoredOverload
  public func contribute<Declared: MainActorMember>(
    _ factory: @autoclosure @escaping @Sendable () -> KeyPath<Self, Declared>, priority: Int = 0,
    _ order: TagOrder<Self>..., under variants: any Variant...,
    to list: KeyPath<Self.Type, TagList<Self, Declared.ProvidedOnMainActor>>,
    file: StaticString = #fileID, function: StaticString = #function, line: UInt = #line,
    column: UInt = #column
  ) {
    let place = Place(file: file, function: function, line: line, column: column)
    contribute(
      Tagged(factory, priority, order, variants, place, onMainActor: { $0 }).member, to: list)
  }

  /// Adds a factory to a main-actor list, with a closure that converts its value to an element.
  @_disfavoredOverload
  public func contribute<Declared: MainActorMember, each Argument, Value>(
    _ factory: @autoclosure @escaping @Sendable () -> KeyPath<Self, Declared>, priority: Int = 0,
    _ order: TagOrder<Self>..., under variants: any Variant...,
    to list: KeyPath<Self.Type, TagList<Self, MainActorProvider<repeat each Argument, Value>>>,
    file: StaticString = #fileID, function: StaticString = #function, line: UInt = #line,
    column: UInt = #column, upcast: @escaping @MainActor (Declared.Value) -> Value
  ) where Declared.ProvidedOnMainActor == MainActorProvider<repeat each Argument, Declared.Value> {
    let place = Place(file: file, function: function, line: line, column: column)
    let tagged = Tagged<Self, MainActorProvider<repeat each Argument, Value>>(
      factory, priority, order, variants, place, onMainActor: { $0.map(upcast) })
    contribute(tagged.member, to: list)
  }

  /// Adds a factory to a main-actor map.
  @_disfavoredOverload
  public func contribute<Declared: MainActorMember, Key>(
    _ factory: @autoclosure @escaping @Sendable () -> KeyPath<Self, Declared>, priority: Int = 0,
    _ order: TagOrder<Self>..., under variants: any Variant..., for key: Key,
    to list: KeyPath<Self.Type, KeyedTagList<Self, Key, Declared.ProvidedOnMainActor>>,
    file: StaticString = #fileID, function: StaticString = #function, line: UInt = #line,
    column: UInt = #column
  ) {
    let place = Place(file: file, function: function, line: line, column: column)
    let tagged = Tagged<Self, Declared.ProvidedOnMainActor>(
      factory, priority, order, variants, place, onMainActor: { $0 })
    contribute(tagged.member.keyed(by: key), to: list)
  }

  /// Adds a factory to a main-actor map, with a closure that converts its value to an element.
  @_disfavoredOverload
  public func contribute<Declared: MainActorMember, each Argument, Value, Key>(
    _ factory: @autoclosure @escaping @Sendable () -> KeyPath<Self, Declared>, priority: Int = 0,
    _ order: TagOrder<Self>..., under variants: any Variant..., for key: Key,
    to list: KeyPath<
      Self.Type, KeyedTagList<Self, Key, MainActorProvider<repeat each Argument, Value>>
    >, file: StaticString = #fileID, function: StaticString = #function, line: UInt = #line,
    column: UInt = #column, upcast: @escaping @MainActor (Declared.Value) -> Value
  ) where Declared.ProvidedOnMainActor == MainActorProvider<repeat each Argument, Declared.Value> {
    let place = Place(file: file, function: function, line: line, column: column)
    let tagged = Tagged<Self, MainActorProvider<repeat each Argument, Value>>(
      factory, priority, order, variants, place, onMainActor: { $0.map(upcast) })
    contribute(tagged.member.keyed(by: key), to: list)
  }
}

public import Keyworks

/// A factory that can be a member of ``Keyworks/ManagedContainer/MainActorTags``: a
/// ``MainActorFactory``, or a factory that any code can resolve.
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

extension BasicMainActorFactory: MainActorMember {
  /// Returns a provider that evaluates the factory on each call.
  public static func _provided(
    onMainActorBy factory: @escaping @MainActor () -> Self
  ) -> MainActorParameterProvider<Argument, Value> {
    MainActorParameterProvider { argument in factory()(argument) }
  }
}

extension Factory: MainActorMember {
  /// Returns a provider that evaluates the factory on each call.
  public static func _provided(
    onMainActorBy factory: @escaping @MainActor () -> Self
  ) -> MainActorProvider<Value> { MainActorProvider { _ in factory()() } }
}

extension BasicFactory: MainActorMember where Failure == Never {
  /// Returns a provider that evaluates the factory on each call.
  public static func _provided(
    onMainActorBy factory: @escaping @MainActor () -> Self
  ) -> MainActorParameterProvider<Argument, Value> {
    MainActorParameterProvider { argument in factory().resolved(argument) }
  }
}

/// Lists whose members belong to the main actor.
///
/// ```swift
/// extension Container {
///   static var sections: MainActorTags<any Section> { [Tagged(\.shop) { $0 }, Tagged(\.library) {
///   $0 }] }
/// }
/// let sections = container[\.sections].map { $0() }  // on the main actor
/// ```
///
/// The elements are providers, so any code can contribute to the list, override it, and inspect its
/// entries.
extension ManagedContainer {
  /// A list whose members belong to the main actor.
  public typealias MainActorTags<Element> = TagList<Self, MainActorProvider<Element>>

  /// A keyed list whose members belong to the main actor.
  public typealias MainActorKeyedTags<Key: Hashable & Sendable, Element> = KeyedTagList<
    Self, Key, MainActorProvider<Element>
  >
}

// MARK: - Members

extension Tagged {
  /// Creates a member of a main-actor list.
  @_disfavoredOverload
  public init<Declared: MainActorMember>(
    _ factory: @autoclosure @escaping @Sendable () -> KeyPath<Root, Declared>, priority: Int = 0,
    _ order: TagOrder<Root>..., under variants: any Variant...,
    without dropped: any Variant.Type..., file: StaticString = #fileID,
    function: StaticString = #function, line: UInt = #line, column: UInt = #column
  ) where Element == Declared.ProvidedOnMainActor {
    self.init(
      factory, priority, order, .of(variants, without: dropped),
      Place(file: file, function: function, line: line, column: column),
      provider: { Declared._provided(onMainActorBy: $0) })
  }

  /// Creates a member of a main-actor list from a factory of another type, with a closure that
  /// converts its value to an element.
  @_disfavoredOverload
  public init<Declared: MainActorMember, Argument, Value>(
    _ factory: @autoclosure @escaping @Sendable () -> KeyPath<Root, Declared>, priority: Int = 0,
    _ order: TagOrder<Root>..., under variants: any Variant...,
    without dropped: any Variant.Type..., file: StaticString = #fileID,
    function: StaticString = #function, line: UInt = #line, column: UInt = #column,
    upcast: @escaping @MainActor (Declared.Value) -> Value
  )
  where
    Element == MainActorParameterProvider<Argument, Value>,
    Declared.ProvidedOnMainActor == MainActorParameterProvider<Argument, Declared.Value>
  {
    self.init(
      factory, priority, order, .of(variants, without: dropped),
      Place(file: file, function: function, line: line, column: column),
      provider: { factory in
        let provider = Declared._provided(onMainActorBy: factory)
        return MainActorParameterProvider { argument in upcast(provider(argument)) }
      })
  }
}

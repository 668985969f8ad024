public import Keyworks

/// A factory that can be a member of ``Keyworks/ManagedContainer/AsyncTags``: an ``AsyncFactory``,
/// a `Factory` or a `ThrowingFactory`.
///
/// Do not declare new conformances to this protocol.
public protocol AsyncMember: FactoryDeclaration, SendableMetatype {
  /// An ``AsyncProvider`` for the factory.
  associatedtype Provided

  /// Returns a provider that evaluates the factory on each call.
  static func _provided(by factory: @escaping @Sendable () -> Self) -> Provided
}

extension BasicAsyncFactory: AsyncMember {
  /// Returns a provider that evaluates the factory on each call.
  public static func _provided(
    by factory: @escaping @Sendable () -> Self
  ) -> AsyncParameterProvider<Argument, Value, any Error> {
    AsyncParameterProvider { argument async throws in try await factory().resolved(argument) }
  }
}

extension Factory: AsyncMember {
  /// Returns a provider that evaluates the factory on each call.
  public static func _provided(
    by factory: @escaping @Sendable () -> Self
  ) -> AsyncProvider<Value, any Error> {
    AsyncProvider { _ in factory()() }
  }
}

extension BasicFactory: AsyncMember where Argument == Void {
  /// Returns a provider that evaluates the factory on each call.
  public static func _provided(
    by factory: @escaping @Sendable () -> Self
  ) -> AsyncProvider<Value, any Error> {
    AsyncProvider { _ in try factory()() }
  }
}

/// Lists with asynchronous members.
///
/// ```swift
/// extension Container {
///   static var services: AsyncTags<any Service> { [Tagged(\.pool) { $0 }, Tagged(\.jobs)] }
/// }
/// let services = try await container.gather(\.services)
/// ```
///
/// The elements are providers, so you contribute to the list, override it and inspect its entries
/// as with other lists; `container[\.services]` returns them.
extension ManagedContainer {
  /// A list whose members can be asynchronous and can fail.
  public typealias AsyncTags<Element: Sendable> = TagList<Self, AsyncProvider<Element, any Error>>

  /// A keyed list whose members can be asynchronous and can fail.
  public typealias AsyncKeyedTags<Key: Hashable & Sendable, Element: Sendable> = KeyedTagList<
    Self, Key, AsyncProvider<Element, any Error>
  >

  /// Builds the members of a list concurrently, and returns them in order:
  /// `try await container.gather(\.services)`.
  ///
  /// The first error cancels the other builds and is thrown as a ``Keyworks/FactoryError``, which
  /// names the member.
  public nonisolated(nonsending) func gather<Element: Sendable>(
    _ list: KeyPath<Self.Type, TagList<Self, AsyncProvider<Element, any Error>>>
  ) async throws -> [Element] { try await gather(list) { try await $0() } }

  /// Builds the members of a list concurrently, with a closure that is called for each member: to
  /// pass arguments, or for a keyed list. The results are in the order of the members.
  ///
  /// ```swift
  /// let pages = try await container.gather(\.pages) { try await $0(3) }
  /// ```
  public nonisolated(nonsending) func gather<List: FactoryList, Element: Sendable>(
    _ list: KeyPath<Self.Type, List>,
    build: @escaping @Sendable (List.Gathered) async throws -> Element
  ) async throws -> [Element] where List.Root == Self, List.Gathered: Sendable {
    let members = members(of: list)
    let places = members.membersBesideComposite.map(\.identity.place)
    let gathered = elements(of: members, list)
    return try await Graph.shared {
      try await withThrowingTaskGroup(of: (Int, Element).self) { group in
        for (index, (place, member)) in zip(places, gathered).enumerated() {
          group.addTask {
            do {
              return (index, try await build(member))
            } catch let error where !(error is CancellationError && Task.isCancelled) {
              throw FactoryError(place: place, underlying: error)
            }
          }
        }
        var elements: [Element?] = gathered.map { _ in nil }
        for try await (index, element) in group { elements[index] = element }
        return elements.compactMap(\.self)
      }
    }
  }
}

extension Graph {
  /// Runs `work` as one resolve, so that everything its child tasks resolve shares instances.
  fileprivate nonisolated(nonsending) static func shared<Result>(
    _ work: nonisolated(nonsending) () async throws -> Result
  ) async throws -> Result {
    guard gathered == nil else { return try await work() }
    let graph = Graph()
    defer { graph.end() }
    return try await $current.hold(graph, during: work)
  }
}

// MARK: - Members

extension Tagged {
  /// Creates a member that can be asynchronous.
  @_disfavoredOverload
  public init<Declared: AsyncMember>(
    _ factory: @autoclosure @escaping @Sendable () -> KeyPath<Root, Declared>, priority: Int = 0,
    _ order: TagOrder<Root>..., under variants: any Variant...,
    without dropped: any Variant.Type..., file: StaticString = #fileID,
    function: StaticString = #function, line: UInt = #line, column: UInt = #column
  ) where Element == Declared.Provided, Declared.Value: Sendable {
    self.init(
      factory, priority, order, .of(variants, without: dropped),
      Place(file: file, function: function, line: line, column: column),
      provider: { Declared._provided(by: $0) })
  }

  /// Creates a member that can be asynchronous from a factory of another type, with a closure that
  /// converts its value to an element.
  @_disfavoredOverload
  public init<Declared: AsyncMember, Argument: Sendable, Value: Sendable>(
    _ factory: @autoclosure @escaping @Sendable () -> KeyPath<Root, Declared>, priority: Int = 0,
    _ order: TagOrder<Root>..., under variants: any Variant...,
    without dropped: any Variant.Type..., file: StaticString = #fileID,
    function: StaticString = #function, line: UInt = #line, column: UInt = #column,
    upcast: @escaping @Sendable (Declared.Value) -> Value
  )
  where
    Element == AsyncParameterProvider<Argument, Value, any Error>,
    Declared.Provided == AsyncParameterProvider<Argument, Declared.Value, any Error>,
    Declared.Value: Sendable
  {
    self.init(
      factory, priority, order, .of(variants, without: dropped),
      Place(file: file, function: function, line: line, column: column),
      provider: { Declared._provided(by: $0).map(upcast) })
  }
}

/// Gathers lists under a choice of variants.
///
/// Each member is resolved like its factory: `container[\.steps, under: choice]` gives what
/// `container[\.step, under: choice]` gives for each of them, cached instances included. If a
/// member has a choice of its own, that one wins for the types of variants that it names.
extension ManagedContainer {
  /// The values of the members of a list or a map under a choice of variants:
  /// `container[\.steps, under: .exactly(Environment.staging)]`.
  @_disfavoredOverload  // so that an unknown name is taken for that of a factory
  public subscript<List: FactoryList>(
    _ list: KeyPath<Self.Type, List>, under choice: VariantChoice
  ) -> [List.Gathered] where List.Root == Self { gathered(list, under: choice) }

  /// The value of the member with this key under a choice of variants, or nil if there is none.
  public subscript<Key, Element>(
    _ list: KeyPath<Self.Type, KeyedTagList<Self, Key, Element>>, _ key: Key,
    under choice: VariantChoice
  ) -> Element? {
    members(of: list).member(for: HashedArguments(key))?.element(in: self, under: choice)
  }

  /// The values of a list's members for these arguments under a choice of variants.
  public subscript<First, each Rest, Value>(
    _ list: KeyPath<Self.Type, TagList<Self, ParameterProvider<First, repeat each Rest, Value>>>,
    with first: First, _ rest: repeat each Rest, under choice: VariantChoice
  ) -> [Value] {
    GraphInstances.shared {
      gathered(list, under: choice).map { $0(first, repeat each rest) }
    }
  }

  /// The values of a map's members for these arguments under a choice of variants, with their keys.
  public subscript<Key, First, each Rest, Value>(
    _ list: KeyPath<
      Self.Type, KeyedTagList<Self, Key, ParameterProvider<First, repeat each Rest, Value>>
    >, with first: First, _ rest: repeat each Rest, under choice: VariantChoice
  ) -> [(key: Key, value: Value)] {
    GraphInstances.shared {
      gathered(list, under: choice).map { ($0.key, $0.value(first, repeat each rest)) }
    }
  }

  /// The values of the members of an asynchronous list under a choice of variants.
  @_disfavoredOverload
  public nonisolated(nonsending) subscript<Element: Sendable>(
    _ list: KeyPath<Self.Type, TagList<Self, AsyncProvider<Element, any Error>>>,
    under choice: VariantChoice
  ) -> [Element] {
    get async throws { try await gather(list, under: choice) { try await $0() } }
  }

  /// The values of the members of an asynchronous map under a choice of variants, with their keys.
  @_disfavoredOverload
  public nonisolated(nonsending) subscript<Key: Sendable, Element: Sendable>(
    _ list: KeyPath<Self.Type, KeyedTagList<Self, Key, AsyncProvider<Element, any Error>>>,
    under choice: VariantChoice
  ) -> [(key: Key, value: Element)] {
    get async throws {
      try await gather(list, under: choice) { (key: $0.key, value: try await $0.value()) }
    }
  }

  /// The values of the members of an asynchronous list for these arguments under a choice of
  /// variants.
  @_disfavoredOverload
  public nonisolated(nonsending) subscript<each Argument: Sendable, Element: Sendable>(
    _ list: KeyPath<
      Self.Type, TagList<Self, AsyncProvider<repeat each Argument, Element, any Error>>
    >, with arguments: repeat each Argument, under choice: VariantChoice
  ) -> [Element] {
    get async throws {
      try await gather(list, under: choice) { try await $0(repeat each arguments) }
    }
  }

  /// The values of the members of an asynchronous map for these arguments under a choice of
  /// variants, with their keys.
  public nonisolated(nonsending) subscript<
    Key: Sendable, each Argument: Sendable, Element: Sendable
  >(
    _ list: KeyPath<
      Self.Type, KeyedTagList<Self, Key, AsyncProvider<repeat each Argument, Element, any Error>>
    >, with arguments: repeat each Argument, under choice: VariantChoice
  ) -> [(key: Key, value: Element)] {
    get async throws {
      try await gather(list, under: choice) {
        (key: $0.key, value: try await $0.value(repeat each arguments))
      }
    }
  }

  /// The value of the member with this key under a choice of variants, or nil if there is none.
  public nonisolated(nonsending) subscript<Key, Element>(
    _ list: KeyPath<Self.Type, KeyedTagList<Self, Key, AsyncProvider<Element, any Error>>>,
    _ key: Key, under choice: VariantChoice
  ) -> Element? {
    get async throws {
      let provider = members(of: list).member(for: HashedArguments(key))
        .map { $0.element(in: self, under: choice) as AsyncProvider<Element, any Error> }
      return try await provider?()
    }
  }
}

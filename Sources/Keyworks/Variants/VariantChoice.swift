extension FactoryDeclaration {
  /// Resolves the factory under these variants, whatever is in force:
  /// `container.network.under(Environment.staging)()`.
  ///
  /// They also apply to whatever the body resolves. Variants of other types stay in force. A
  /// factory that caches instances has a separate one for each of these variants.
  public func under(_ first: any Variant, _ others: any Variant...) -> Self {
    choosing(VariantChoice([first] + others, dropping: []))
  }

  /// Resolves the factory under no variant of these types, whatever is in force. Without a type, it
  /// is resolved under no variant at all.
  public func without(_ types: any Variant.Type...) -> Self {
    choosing(VariantChoice([], dropping: types.isEmpty ? nil : types))
  }

  /// Returns the factory to resolve under the variants of a choice, if there is one. It is not
  /// inlined, because each property wrapper calls it and few make a choice.
  @usableFromInline @inline(never)
  package func choosing(_ choice: VariantChoice?) -> Self {
    guard let choice else { return self }
    return changing {
      $0.extras.several.variation.types += choice.chosen.map(\.type)
      $0.choose(choice)
    }
  }
}

extension Declaration {
  fileprivate mutating func choose(_ new: VariantChoice) {
    extras.several.choice = new.following(extras.choice)
    // Other variants can end a recursion, as another `id:` can.
    place.hasID = true
  }
}

/// The variants that a factory chooses, and those that it drops. All others stay in force.
@usableFromInline
package struct VariantChoice: Sendable, Hashable {
  /// At most one of each type.
  private(set) var chosen: [VariantValue]
  /// The types of variants that are not in force; nil if only the chosen ones are.
  private(set) var dropped: [any Variant.Type]?

  @usableFromInline
  init(_ chosen: [any Variant], dropping dropped: [any Variant.Type]?) {
    let chosen = VariantValue.all(chosen)
    self.chosen = chosen
    // Choosing a variant already drops the others of its type.
    self.dropped = dropped?.filter { type in
      !chosen.contains { $0.type == ObjectIdentifier(type) }
    }
  }

  /// Returns what the arguments `under:` and `without:` say, or nil if they say nothing.
  @_alwaysEmitIntoClient @inline(__always)
  package static func of(
    _ chosen: [any Variant], without dropped: [any Variant.Type]
  ) -> VariantChoice? {
    chosen.isEmpty && dropped.isEmpty ? nil : VariantChoice(chosen, dropping: dropped)
  }

  /// Returns the variants in force where these were before.
  func applied(to variants: [VariantValue]) -> [VariantValue] {
    guard let dropped else { return chosen }
    let replaced = dropped.map { ObjectIdentifier($0) } + chosen.map(\.type)
    return variants.filter { !replaced.contains($0.type) } + chosen
  }

  /// Returns an earlier choice, if there is one, changed by this one.
  func following(_ earlier: VariantChoice?) -> VariantChoice {
    guard var both = earlier else { return self }
    both.chosen = applied(to: both.chosen)
    both.dropped = if let dropped, let earlier = both.dropped { earlier + dropped } else { nil }
    return both
  }

  /// Whether these variants in force are those that it chooses. Runs user code.
  func changesNothing(under variants: [VariantValue]) -> Bool {
    applied(to: variants).areSame(as: variants)
  }

  /// `staging` and `no Brand`, for people.
  var texts: [String] {
    chosen.map { "\($0.value)" } + (dropped ?? []).map { "no \($0)" }
  }

  private var droppedTypes: [ObjectIdentifier]? {
    dropped.map { $0.map { ObjectIdentifier($0) }.inOrder(<) }
  }

  @usableFromInline
  package static func == (one: VariantChoice, other: VariantChoice) -> Bool {
    one.chosen.areSame(as: other.chosen) && one.droppedTypes == other.droppedTypes
  }

  @usableFromInline
  package func hash(into hasher: inout Hasher) {
    hasher.combine(chosen.hash)
    hasher.combine(droppedTypes)
  }
}

extension FactoryDeclaration {
  /// Resolves the factory under these variants, whatever is in force:
  /// `container.network.under(Environment.staging)()`.
  ///
  /// They also apply to whatever the body resolves. Variants of other types stay in force. A factory
  /// that caches instances keeps a separate one for each of these variants.
  public func under(_ first: any Variant, _ others: any Variant...) -> Self {
    choosing([first] + others)
  }

  /// Resolves the factory under no variant of these types, whatever is in force. Without a type, it
  /// is resolved under no variant at all.
  public func without(_ types: any Variant.Type...) -> Self {
    changing { $0.choose(VariantChoice(dropping: types.map { ObjectIdentifier($0) })) }
  }

  /// Returns the factory to resolve under variants, if there are any. It is not inlined, because
  /// each property wrapper calls it and few have variants.
  @usableFromInline @inline(never)
  package func choosing(_ variants: [any Variant]) -> Self {
    if variants.isEmpty { return self }
    let choice = VariantChoice(variants)
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
struct VariantChoice: Sendable {
  /// At most one of each type.
  private(set) var chosen: [VariantValue] = []
  /// The types of variants that are not in force; nil if only the chosen ones are.
  private(set) var dropped: [ObjectIdentifier]? = []

  init(_ chosen: [any Variant]) { self.chosen = VariantValue.all(chosen) }

  /// - Parameter types: All types if there are none.
  init(dropping types: [ObjectIdentifier]) { dropped = types.isEmpty ? nil : types }

  /// Returns the variants in force where these were before.
  func applied(to variants: [VariantValue]) -> [VariantValue] {
    guard let dropped else { return chosen }
    let replaced = dropped + chosen.map(\.type)
    return variants.filter { !replaced.contains($0.type) } + chosen
  }

  /// Returns an earlier choice, if there is one, changed by this one.
  func following(_ earlier: VariantChoice?) -> VariantChoice {
    guard var both = earlier else { return self }
    both.chosen = applied(to: both.chosen)
    both.dropped = if let dropped, let earlier = both.dropped { earlier + dropped } else { nil }
    return both
  }
}

extension FactoryDeclaration {
  /// Resolves the factory under these variants, whatever is in force:
  /// `container.network.under(Environment.staging)()`.
  ///
  /// They also apply to whatever the body resolves. Variants of other types stay in force. A factory
  /// that caches instances keeps a separate one for each of these variants.
  public func under(_ first: any Variant, _ others: any Variant...) -> Self {
    choosing(VariantValue.all([first] + others))
  }

  /// Resolves the factory under no variant of these types, whatever is in force. Without a type, it
  /// is resolved under no variant at all.
  public func without(_ types: any Variant.Type...) -> Self {
    changingChoice { $0.drop(types.map { ObjectIdentifier($0) }) }
  }

  /// Returns the factory to resolve under variants, if there are any.
  @usableFromInline
  func choosing(_ variants: [any Variant]) -> Self {
    variants.isEmpty ? self : choosing(VariantValue.all(variants))
  }

  private func choosing(_ variants: [VariantValue]) -> Self {
    varying(by: variants.map(\.type)).changingChoice { $0.choose(variants) }
  }

  private func changingChoice(_ change: (inout VariantChoice) -> Void) -> Self {
    changing { declaration in
      var choice = declaration.choice ?? VariantChoice()
      change(&choice)
      declaration.choice = choice
      // Other variants can end a recursion, as another `id:` can.
      declaration.place.hasID = true
    }
  }
}

/// The variants that a factory chooses, and those that it drops. All others stay in force.
struct VariantChoice: Sendable {
  /// At most one of each type.
  private(set) var chosen: [VariantValue] = []
  /// The types of variants that are not in force.
  private(set) var dropped: [ObjectIdentifier] = []
  /// Whether all variants are dropped that are not chosen.
  private(set) var dropsAll = false

  init(_ chosen: [VariantValue] = []) { self.chosen = chosen }

  mutating func choose(_ variants: [VariantValue]) {
    chosen = VariantValue.all(chosen + variants)
  }

  /// - Parameter types: All types if there are none.
  mutating func drop(_ types: [ObjectIdentifier]) {
    dropsAll = dropsAll || types.isEmpty
    dropped += types
    chosen.removeAll { types.isEmpty || types.contains($0.type) }
  }

  func replaces(_ variant: VariantValue) -> Bool {
    dropsAll || dropped.contains(variant.type) || chosen.contains { $0.type == variant.type }
  }
}

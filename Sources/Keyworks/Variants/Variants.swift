/// Bodies for variants. Of the bodies that fit the variants in force, the one for the most variants
/// is used. If none fits, the definition is used.
extension FactoryDeclaration {
  /// Caches a separate instance for each variant of these types in force. A factory that has a case
  /// for a type does so anyway.
  public func varies(by first: any Variant.Type, _ others: any Variant.Type...) -> Self {
    changing {
      $0.extras.several.variation.types += ([first] + others).map { ObjectIdentifier($0) }
    }
  }

  /// Says that one cached instance for all variants of these types is meant, even if its
  /// dependencies vary by them. A test in a sandbox and the verifier then do not report the
  /// factory.
  ///
  /// This changes nothing about what is built and cached.
  public func ignoring(_ first: any Variant.Type, _ others: any Variant.Type...) -> Self {
    changing {
      $0.extras.several.variation.ignored += ([first] + others).map { ObjectIdentifier($0) }
    }
  }

  @usableFromInline
  package func adding(_ body: AnyBox, for variants: [any Variant]) -> Self {
    changing { $0.extras.add(body, for: VariantValue.all(variants), at: $0.place) }
  }
}

extension Extras {
  fileprivate mutating func add(_ body: AnyBox, for variants: [VariantValue], at place: Place) {
    if variation.cases.contains(where: { $0.variants.areSame(as: variants) }) {
      let names = variants.map { "\($0.value)" }.joined(separator: " and ")
      Misuse.caseTwice(names, place).stop()
    }
    several.variation.cases.append(VariantCase(variants: variants, box: body))
    several.variation.types += variants.map(\.type)
  }
}

/// A type of variants.
package struct VariantType: Hashable {
  let symbol: Symbol.ID
  let name: String
}

/// Types of variants, as far as the sources name them.
package struct VariantTypes {
  private(set) var known: Set<VariantType> = []
  /// Whether there may be others.
  private(set) var isIncomplete = false

  /// - Parameter type: Nil if the sources do not name it.
  mutating func add(_ type: VariantType?) {
    if let type { known.insert(type) } else { isIncomplete = true }
  }

  mutating func add(_ other: VariantTypes) {
    known.formUnion(other.known)
    isIncomplete = isIncomplete || other.isIncomplete
  }

  func mayContain(_ type: VariantType) -> Bool { isIncomplete || known.contains(type) }
}

/// A place that resolves a factory under variants.
struct VariantChoice {
  let factory: Code.ID
  let code: Code.ID
  let place: Place
  /// The types that it names for this factory, as far as the sources name them.
  let own: Set<VariantType>
  /// The types that a `with` around it names.
  let around: Set<VariantType>
  /// Whether the code goes on with the instance.
  let isUsed: Bool
  /// Whether it may choose variants of other types too.
  let isIncomplete: Bool

  var types: Set<VariantType> { own.union(around) }

  func mayName(_ types: Set<VariantType>) -> Bool {
    isIncomplete || !self.types.isDisjoint(with: types)
  }
}

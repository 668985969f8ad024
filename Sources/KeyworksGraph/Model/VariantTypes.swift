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

/// A place that resolves a factory under a choice of variants.
struct VariantChoice {
  let factory: Code.ID
  let code: Code.ID
  let place: Place
  /// The types after `under:`, and the properties and functions that may contain the choice.
  var types: Set<VariantType> = []
  var names: [Symbol.ID] = []
  /// Whether the choice is in a local constant or a parameter.
  var isLocal = false
}

/// A body that code registers for variants.
struct RegisteredCase {
  let factory: Code.ID
  let types: VariantTypes
  let place: Place
}

extension ProgramModel {
  /// The types of variants under which a place resolves its factory, as far as they are known.
  func types(of choice: VariantChoice) -> Set<VariantType> {
    let codes = choice.names.flatMap { name in
      [Piece.getter(name), .initialValue(name), .function(name)].compactMap(existing)
    }
    return (codes + (choice.isLocal ? [choice.code] : [])).reduce(into: choice.types) {
      $0.formUnion(self.codes[$1].chosen)
    }
  }
}

/// A body for one variant, or for several that are in force together.
struct VariantCase {
  let variants: [VariantValue]
  let body: LayerBody

  /// Returns the case with the most variants among those that fit what is in force.
  static func best(
    of cases: some Sequence<VariantCase>, under values: [VariantValue]
  ) -> VariantCase? {
    var best: VariantCase?
    for one in cases where one.variants.allSatisfy(values.contains) {
      if one.variants.count > best?.variants.count ?? 0 { best = one }
    }
    return best
  }

  func isFor(_ other: [VariantValue]) -> Bool { variants.areSame(as: other) }
}

/// How a factory depends on variants: its cases, the types of variants that tell its instances
/// apart, and those that it drops on purpose.
struct Variation {
  private(set) var cases: [VariantCase] = []
  /// A type may occur several times.
  var types: [ObjectIdentifier] = []
  var ignored: [ObjectIdentifier] = []

  mutating func add(_ new: VariantCase, at place: Place) {
    if cases.contains(where: { $0.isFor(new.variants) }) {
      let names = new.variants.map { "\($0.value)" }.joined(separator: " and ")
      Misuse.caseTwice(names, place).stop()
    }
    cases.append(new)
    types += new.variants.map(\.type)
  }
}

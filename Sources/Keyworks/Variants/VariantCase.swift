/// A body for one variant, for several that are in force together, or, without any, for all.
struct VariantCase {
  var variants: [VariantValue] = []
  let box: AnyBox
  /// Whether the box contains the value to hand out, and not the closure to call. The two are not
  /// cases of an enumeration, because that would store its case in the bits of a pointer, and a
  /// leak detector would report the object behind the pointer as lost.
  var isValue = false

  /// Returns the first case with the most variants among those that fit what is in force.
  static func best(of cases: [VariantCase], under values: [VariantValue]) -> VariantCase? {
    var best: VariantCase?
    for one in cases where one.variants.allSatisfy(values.contains) {
      if one.variants.count > best?.variants.count ?? -1 { best = one }
    }
    return best
  }
}

/// How a factory depends on variants: its cases, the types of variants that tell its instances
/// apart, and those that it drops on purpose.
struct Variation {
  var cases: [VariantCase] = []
  /// A type may occur several times.
  var types: [ObjectIdentifier] = []
  var ignored: [ObjectIdentifier] = []
}

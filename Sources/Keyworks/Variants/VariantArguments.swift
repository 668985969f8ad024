/// The key that tells the instances of a factory apart: the arguments, and the variants by which
/// the factory varies. The order in which the variants came into force does not matter.
final class VariantArguments: Arguments {
  private let arguments: (any Arguments)?
  private let variants: [VariantValue]
  let hash: Int

  init(_ arguments: (any Arguments)?, _ variants: [VariantValue]) {
    (self.arguments, self.variants) = (arguments, variants)
    hash = variants.reduce(arguments?.hash ?? 0) { $0 ^ ($1.arguments.hash &* 31) }
  }

  static func make(
    _ arguments: (any Arguments)?, _ variants: VariantsInForce?
  ) -> (any Arguments)? {
    guard let variants, !variants.values.isEmpty else { return arguments }
    return VariantArguments(arguments, variants.values)
  }

  func equals(_ other: any Arguments) -> Bool {
    guard let other = other as? VariantArguments else { return false }
    return areEqual(arguments, other.arguments) && variants.areSame(as: other.variants)
  }
}

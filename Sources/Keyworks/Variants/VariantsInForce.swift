internal import KeyworksThreads

/// The variants under which a thread or a task resolves, one of each type.
@usableFromInline
final class VariantsInForce: Sendable {
  let values: [VariantValue]
  /// A sandbox's notes about the cached instance that is being built under them.
  let notes: VariantNotes?

  private init?(_ values: [VariantValue], _ notes: VariantNotes?) {
    if values.isEmpty, notes == nil { return nil }
    (self.values, self.notes) = (values, notes)
  }

  /// No variants, on a thread whose task has some.
  fileprivate static let none = VariantsInForce()
  private init() { (values, notes) = ([], nil) }

  /// The variants of the thread, or else those of its task.
  @inline(__always)
  static var current: VariantsInForce? {
    guard let variants = currentOrNoted, !variants.values.isEmpty else { return nil }
    return variants
  }

  /// The same, but with no variants if a sandbox notes that there are none.
  @inline(__always)
  static var currentOrNoted: VariantsInForce? {
    if let variants = ThisThread.variants { return variants }
    return kw_task_may_have_variants() ? TaskFrame.innermostTask?.variants : nil
  }

  static func hold<Result, Failure: Error>(
    _ variants: VariantsInForce?, during work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let before = VariantsBefore(replacedWith: variants)
    defer { before.restore() }
    return try work()
  }

  /// Returns the variants in force under a choice.
  static func choosing(_ choice: VariantChoice) -> VariantsInForce? {
    let (values, notes) = (currentOrNoted?.values ?? [], currentOrNoted?.notes)
    switch choice.kind {
    case .inherited: return currentOrNoted
    case .exactly(let chosen):
      return VariantsInForce(
        values.filter { old in !chosen.contains { $0.type == old.type } } + chosen, notes)
    case .none(let type):
      return VariantsInForce(
        values.filter { type != nil && $0.type != type }, type.flatMap { notes?.except($0) })
    }
  }

  /// Returns only the variants of these types.
  func only(of types: [ObjectIdentifier]) -> VariantsInForce? {
    VariantsInForce(values.filter { types.contains($0.type) }, nil)
  }

  /// Returns the same variants with these notes alone.
  static func with(_ variants: VariantsInForce?, _ notes: VariantNotes?) -> VariantsInForce? {
    if variants?.notes === notes { return variants }
    return VariantsInForce(variants?.values ?? [], notes)
  }
}

/// The variants that were in force before. It holds these, and those in force now.
struct VariantsBefore {
  private let before: VariantsInForce?
  private let meanwhile: VariantsInForce?
  private var later: VariantsInForce?

  init(replacedWith variants: VariantsInForce?) {
    before = ThisThread.variants
    meanwhile = variants ?? (kw_task_may_have_variants() ? VariantsInForce.none : nil)
    ThisThread.variants = meanwhile
  }

  /// Puts the first argument, which is a variant, in force.
  init<each Argument>(leading arguments: repeat each Argument) {
    var variants = VariantsInForce.currentOrNoted
    for argument in repeat each arguments {
      if let variant = argument as? any Variant { variants = .choosing(.exactly(variant)) }
      break
    }
    self.init(replacedWith: variants)
  }

  func restore() {
    ThisThread.variants = before
    withExtendedLifetime((meanwhile, later)) {}
  }

  /// Restores them later, at the end of a frame, below which fewer variants may be in force.
  func restore(after frame: Frame) {
    var all = self
    all.later = frame.resolution?.variantsBefore?.meanwhile
    frame.resolution?.variantsBefore = all
  }
}

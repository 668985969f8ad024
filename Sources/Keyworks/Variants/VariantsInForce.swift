internal import KeyworksThreads

/// The variants under which a thread or a task resolves, at most one of each type.
@usableFromInline
package final class VariantsInForce: Sendable {
  let values: [VariantValue]
  /// A sandbox's notes about the cached instance that is being built under them.
  package let notes: (any VariantNotes)?

  /// Returns nil if there are neither variants nor notes.
  package init?(_ values: [VariantValue], _ notes: (any VariantNotes)? = nil) {
    if values.isEmpty, notes == nil { return nil }
    (self.values, self.notes) = (values, notes)
  }

  /// Stands for no variants where the task or the launch has some.
  fileprivate static let none = VariantsInForce()
  private init() { (values, notes) = ([], nil) }

  /// The variants of the launch. Each is in force unless another one of its type is chosen.
  static var ofLaunch: VariantsInForce? {
    kw_launch_may_have_variants() ? LaunchContext.inForce.variantsInForce : nil
  }

  package var isEmpty: Bool { values.isEmpty }

  /// The variants that are not those of the launch.
  package var chosen: [VariantValue] {
    guard let launch = Self.ofLaunch else { return values }
    return values.filter { !launch.values.contains($0) }
  }

  /// The variants of the thread, or else those of its task or of the launch.
  @inline(__always)
  static var current: VariantsInForce? {
    guard let variants = currentOrNoted, !variants.values.isEmpty else { return nil }
    return variants
  }

  /// The same, or an object without variants, which may have a sandbox's notes.
  @inline(__always)
  package static var currentOrNoted: VariantsInForce? {
    if let variants = ThisThread.variants, ThisThread.taskOfVariants == ThisThread.task {
      return variants
    }
    return ofTask
  }

  /// The variants of the calling task, or else of the launch, whatever a body puts in force.
  @inline(__always)
  static var ofTask: VariantsInForce? {
    kw_task_may_have_variants() ? TaskFrame.variantsOfTask ?? ofLaunch : nil
  }

  static func hold<Result, Failure: Error>(
    _ variants: VariantsInForce?, during work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let before = VariantsBefore(replacedWith: variants)
    defer { before.restore() }
    return try work()
  }

  /// Applies a choice to the current variants, and returns those in force under it.
  static func choosing(_ choice: VariantChoice) -> VariantsInForce? {
    let outer = currentOrNoted
    return VariantsInForce(
      choice.applied(to: outer?.values ?? []),
      choice.dropped?.reduce(outer?.notes) { $0?.except(ObjectIdentifier($1)) } ?? nil)
      ?? ofLaunch.map { _ in Self.none }
  }

  /// Returns the variants of these types, and those of the launch for all other types.
  func only(of types: [ObjectIdentifier]) -> VariantsInForce? {
    let launch = Self.ofLaunch
    return VariantsInForce(
      values.filter { types.contains($0.type) }
        + (launch?.values ?? []).filter { !types.contains($0.type) })
      ?? launch.map { _ in Self.none }
  }

  /// Returns the same variants with these notes and no others.
  static func with(_ variants: VariantsInForce?, _ notes: (any VariantNotes)?) -> VariantsInForce? {
    if variants?.notes === notes { return variants }
    return VariantsInForce(variants?.values ?? [], notes)
  }
}

/// Replaces the variants of a thread until `restore()`. It holds the previous and the new ones.
struct VariantsBefore {
  private let before: VariantsInForce?
  private let taskBefore: Int
  private let meanwhile: VariantsInForce?

  /// - Parameter earlier: An earlier replacement by the same caller. `restore()` then restores what
  ///   that one replaced. The caller releases it.
  init(replacedWith variants: VariantsInForce?, after earlier: VariantsBefore? = nil) {
    (before, taskBefore) =
      earlier.map { ($0.before, $0.taskBefore) }
      ?? (ThisThread.variants, ThisThread.taskOfVariants)
    meanwhile =
      variants
      ?? (kw_task_may_have_variants() ? VariantsInForce.ofLaunch ?? VariantsInForce.none : nil)
    ThisThread.variants = meanwhile
    if meanwhile != nil { ThisThread.taskOfVariants = ThisThread.task }
  }

  func restore() {
    (ThisThread.variants, ThisThread.taskOfVariants) = (before, taskBefore)
    withExtendedLifetime(meanwhile) {}
  }
}

extension Resolution {
  private final class Replacement: Attachment {
    let variants: VariantsBefore
    init(_ variants: VariantsBefore) { self.variants = variants }
    func hasLeft() { variants.restore() }
  }

  /// Replaces the variants of the thread until the frame of the resolve is over.
  func replaceVariants(with variants: VariantsInForce?) {
    let earlier = attachments.get(Replacement.self)?.variants
    attachments.add(Replacement(VariantsBefore(replacedWith: variants, after: earlier)))
  }
}

internal import KeyworksThreads

/// A sandbox's notes about the variants on which one instance depends.
package protocol VariantNotes: Attachment, Sendable {
  /// Returns the notes for where no variant of this type is in force on purpose.
  func except(_ type: ObjectIdentifier) -> any VariantNotes

  /// The frame's factory, or code that runs in it, depends on these types of variants.
  func note(_ types: [ObjectIdentifier], neededIn frame: Frame?, under variants: VariantsInForce)
}

extension Request {
  /// The types of variants by which the factory varies.
  func types(_ plan: Plan?) -> [ObjectIdentifier] {
    (plan?.caseTypes ?? []) + extras.variation.types
  }

  /// Notes the types of variants on which the value depends. A whole override and a body for a
  /// launch are the same under all variants.
  func noteNeeds(_ plan: Plan?, _ frame: Frame, _ variants: VariantsInForce) {
    let isSame = plan?.isOverride == true || place.contextRank > 0
    let overriding = plan?.overrides.flatMap { $0.variants.map(\.type) } ?? []
    variants.notes?.note(isSame ? overriding : types(plan), neededIn: frame, under: variants)
  }

  /// Returns the notes for the instance that is built, if a sandbox takes any. A mock drops
  /// nothing.
  func variantNotes(
    _ resolution: Resolution, _ plan: Plan?, in frame: Frame, under variants: VariantsInForce?
  ) -> (any VariantNotes)? {
    guard kw_sandbox_has_begun(), !resolution.isOverridden else { return nil }
    return container.activeManager.sandbox?.inspector?.notes(
      on: place, exempt: place.lifetime.isKept ? types(plan) + extras.variation.ignored : nil,
      in: frame, under: variants)
  }
}

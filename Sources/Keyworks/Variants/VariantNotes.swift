internal import KeyworksThreads

/// A sandbox's notes about the variants of one cached instance: the variants in force where it was
/// handed out, and the types on which its dependencies depend.
///
/// A cached instance is built under the variants by which its factory varies, and no others. So if
/// a type is noted for both, the instance drops a variant. The order of the two does not matter.
final class VariantNotes: Attachment, Sendable {
  fileprivate let place: Place
  /// The types by which the factory varies, and those that it ignores.
  private let exempt: [ObjectIdentifier]
  /// The variants in force where the instance was built. They may carry the notes of an instance
  /// that was being built there.
  fileprivate let around: VariantsInForce?
  /// Nil for an instance of a graph, which drops nothing.
  private let report: SandboxState.Report?

  fileprivate struct Note {
    /// The path to the instance under a variant of the type, and the name of the type.
    var drop: (path: Trail, type: String)?
    /// The path from the instance to what depends on the type.
    var need: Trail?
  }

  private let notes = Guarded<[ObjectIdentifier: Note]>([:])

  init(
    _ place: Place, exempt: [ObjectIdentifier], around: VariantsInForce?,
    report: SandboxState.Report?
  ) {
    (self.place, self.exempt, self.around, self.report) = (place, exempt, around, report)
  }

  /// Returns the notes for where no variant of this type is in force on purpose.
  func except(_ type: ObjectIdentifier) -> VariantNotes {
    VariantNotes(place, exempt: [type], around: VariantsInForce([], self), report: nil)
  }

  var isOfInstance: Bool { true }

  /// Notes that the instance is handed out.
  func isHandedOut(in frame: Frame) {
    let variants = frame.variants
    let needs = notes.withLock { $0 }.compactMapValues(\.need)
    guard let variants, !variants.values.isEmpty || !needs.isEmpty else { return }
    let path = Trail(from: frame)
    for variant in variants.chosen {
      note(variant.type, Note(drop: (path, "\(type(of: variant.value))")))
    }
    for (type, need) in needs { variants.need(type, path.followed(by: need)) }
  }

  /// Whether it is not noted yet that the instance depends on a type that its factory should vary
  /// by.
  fileprivate func lacks(_ type: ObjectIdentifier) -> Bool {
    !exempt.contains(type) && notes.withLock { $0[type]?.need == nil }
  }

  /// Reports the type once both are noted, unless both were noted before.
  fileprivate func note(_ type: ObjectIdentifier, _ new: Note) {
    let (old, note) = notes.withLock { notes in
      let old = notes[type]
      let note = Note(drop: old?.drop ?? new.drop, need: old?.need ?? new.need)
      notes[type] = note
      return (old, note)
    }
    if old?.drop != nil, old?.need != nil { return }
    guard let report, let drop = note.drop, let need = note.need else { return }
    report(
      SandboxIssue(.droppedVariant, drop.path.followed(by: need), at: place, reason: drop.type))
  }
}

extension VariantsInForce {
  /// Those that are not in force everywhere.
  fileprivate var chosen: [VariantValue] {
    guard let launch = Self.ofLaunch else { return values }
    return values.filter { !launch.values.contains($0) }
  }

  /// Notes that what ends a path depends on a type of variants, for each cached instance that is
  /// built around it, up to where a variant of the type was chosen.
  func need(_ type: ObjectIdentifier, _ path: @autoclosure () -> Trail) {
    lazy var path = path()
    var variants: VariantsInForce? = self
    while let here = variants, let notes = here.notes, notes.lacks(type),
      !here.chosen.contains(where: { $0.type == type })
    {
      notes.note(type, VariantNotes.Note(need: path.after(notes.place)))
      variants = notes.around
    }
  }
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
    for type in isSame ? overriding : types(plan) { variants.need(type, Trail(from: frame)) }
  }

  /// Returns the notes for the instance that is built, if a sandbox takes any. A mock drops nothing.
  func variantNotes(
    _ resolution: Resolution, _ plan: Plan?, in frame: Frame, under variants: VariantsInForce?
  ) -> VariantNotes? {
    guard kw_sandbox_has_begun(), !resolution.recipe.isOverridden,
      let report = container.activeManager.sandbox?.strays
    else { return nil }
    let isKept = place.lifetime.isKept
    let notes = VariantNotes(
      place, exempt: isKept ? types(plan) + extras.variation.ignored : [], around: variants,
      report: isKept ? report : nil)
    notes.isHandedOut(in: frame)
    return notes
  }
}

internal import Keyworks

/// The variants of one cached instance: those in force where it was handed out, and the types on
/// which its dependencies depend.
///
/// A cached instance is built under the variants by which its factory varies, and no others. So if
/// a type is noted for both, the instance drops a variant. The order of the two does not matter.
final class DroppedVariants: VariantNotes {
  private let place: Place
  /// The types by which the factory varies, and those that it ignores.
  private let exempt: [ObjectIdentifier]
  /// The variants in force where the instance was built. They may carry the notes of an instance
  /// that was being built there.
  private let around: VariantsInForce?
  /// Nil for an instance of a graph, which drops nothing.
  private let report: IssueFinder.Report?

  private struct Note {
    /// The path to the instance under a variant of the type, and the name of the type.
    var drop: (path: Trail, type: String)?
    /// The path from the instance to what depends on the type.
    var need: Trail?
  }

  private let notes = Guarded<[ObjectIdentifier: Note]>([:])

  init(
    _ place: Place, exempt: [ObjectIdentifier], around: VariantsInForce?,
    report: IssueFinder.Report?
  ) {
    (self.place, self.exempt, self.around, self.report) = (place, exempt, around, report)
  }

  func except(_ type: ObjectIdentifier) -> any VariantNotes {
    DroppedVariants(place, exempt: [type], around: VariantsInForce([], self), report: nil)
  }

  var isOfInstance: Bool { true }

  /// Notes that the instance is handed out.
  func wasHandedOut(in frame: Frame) {
    let variants = frame.variants
    let needs = notes.withLock { $0 }.compactMapValues(\.need)
    guard let variants, !variants.isEmpty || !needs.isEmpty else { return }
    let path = Trail(from: frame)
    for variant in variants.chosen {
      note(variant.type, Note(drop: (path, "\(type(of: variant.value))")))
    }
    for (type, need) in needs { Self.note(type, path.followed(by: need), under: variants) }
  }

  func note(_ types: [ObjectIdentifier], neededIn frame: Frame?, under variants: VariantsInForce) {
    for type in types { Self.note(type, Trail(from: frame), under: variants) }
  }

  /// Notes that what ends a path depends on a type of variants, for each cached instance that is
  /// built around it, up to where a variant of the type was chosen.
  private static func note(
    _ type: ObjectIdentifier, _ path: @autoclosure () -> Trail, under variants: VariantsInForce
  ) {
    lazy var path = path()
    var variants: VariantsInForce? = variants
    while let here = variants, let notes = here.notes as? DroppedVariants, notes.lacks(type),
      !here.chosen.contains(where: { $0.type == type })
    {
      notes.note(type, Note(need: path.after(notes.place)))
      variants = notes.around
    }
  }

  /// Whether it is not noted yet that the instance depends on a type that its factory should vary
  /// by.
  private func lacks(_ type: ObjectIdentifier) -> Bool {
    !exempt.contains(type) && notes.withLock { $0[type]?.need == nil }
  }

  /// Reports the type once both are noted, unless both were noted before.
  private func note(_ type: ObjectIdentifier, _ new: Note) {
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

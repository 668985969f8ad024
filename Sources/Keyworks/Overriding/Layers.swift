/// A body or a decoration that a verb added to a factory.
///
/// Layers of an author are below other layers, no matter when they are added, and no reset removes
/// them.
package struct Layer {
  package enum Kind { case registration, override, decoration }

  let kind: Kind
  let content: VariantCase
  /// The author that added the layer, if one did.
  let author: Author?
  /// Where it is written, unless it is a decoration.
  var site: Place?
  /// A number that no other layer ever has.
  let number = AtomicWord.nextNumber()

  /// Whether it counts under all variants.
  var isWhole: Bool { content.variants.isEmpty }
}

/// The layers of one factory in one container.
struct Layers {
  /// Each above those that give way to it. Each author has at most one registration for the same
  /// variants, and so has the code that uses the container.
  private var all: [Layer] = []

  /// The plan for a build that begins now, or nil if only the definition counts.
  var plan: Plan? { all.isEmpty ? nil : Plan(all) }

  /// Returns the registrations for these variants. Comparing them runs user code.
  func registrations(for variants: [VariantValue]) -> [Layer] {
    all.filter { $0.kind == .registration && $0.content.variants.areSame(as: variants) }
  }

  // MARK: - Changes

  // The caller keeps a copy until the lock is released, because the end of a body runs user code.

  /// Adds a layer above all that do not have precedence, in place of those that it replaces.
  ///
  /// - Parameter old: The registrations for the same variants. The caller finds them outside of the
  ///   lock.
  /// - Returns: Whether cached instances became obsolete.
  mutating func add(_ new: Layer, insteadOf old: [Layer]) -> Bool {
    remove { layer in
      guard layer.kind == new.kind, layer.isWhole == new.isWhole else { return false }
      guard new.kind == .registration else {
        return Author.isLeftBehind(layer.author, by: new.author)
      }
      return Author.isReplaced(layer.author, by: new.author)
        && (new.isWhole || old.contains { $0.number == layer.number })
    }
    let place = all.firstIndex { Author.isBelow(new.author, $0.author) } ?? all.endIndex
    all.insert(new, at: place)
    return true
  }

  /// Removes one layer, if it still exists.
  ///
  /// - Returns: Whether cached instances became obsolete.
  mutating func revert(_ number: Int) -> Bool {
    let hidden = all.filter { $0.kind == .override && $0.isWhole }.dropLast()
    return remove { $0.number == number } && !hidden.contains { $0.number == number }
  }

  /// Removes the layers that `what` names, except those of authors. Decorations count as
  /// registrations.
  ///
  /// - Returns: Whether cached instances became obsolete.
  mutating func reset(_ what: ResetOptions) -> Bool {
    remove {
      $0.author == nil && what.contains($0.kind == .override ? .overrides : .registrations)
    }
  }

  /// - Returns: Whether there was a layer to remove.
  @discardableResult
  private mutating func remove(_ isObsolete: (Layer) -> Bool) -> Bool {
    let count = all.count
    all.removeAll(where: isObsolete)
    return all.count < count
  }
}

/// The body that a build runs and the decorations of the result, for a factory with layers.
final class Plan {
  /// The bodies that replace that of the definition, the one that counts first among those for as
  /// many variants.
  let overrides: [VariantCase]
  let registrations: [VariantCase]
  /// The bodies that `decorate` added.
  let decorations: [AnyBox]
  /// The types of the variants for which there are bodies.
  let caseTypes: [ObjectIdentifier]
  /// The body, if running it is all that the build has to do.
  let onlyCode: AnyBox?

  fileprivate init(_ all: [Layer]) {
    // An override of the whole factory wins over cases that authors override. Cases that they
    // register stay, because they tell instances apart as others do.
    let hidesAuthors = all.contains { $0.kind == .override && $0.isWhole && $0.author == nil }
    let layers = all.filter { !hidesAuthors || $0.kind != .override || $0.author == nil }
    func contents(_ kind: Layer.Kind) -> [VariantCase] {
      layers.filter { $0.kind == kind }.map(\.content)
    }
    overrides = contents(.override).reversed()
    registrations = contents(.registration).reversed()
    // Of authors that make the same statements, the highest one counts.
    var speakers: [[Int]: Author] = [:]
    for case let author? in layers.lazy.filter({ $0.kind == .decoration }).map(\.author) {
      if !author.source.isEmpty { speakers[author.source] = author }
    }
    decorations = layers.compactMap { layer in
      let speaker = layer.author.flatMap { speakers[$0.source] }
      return layer.kind == .decoration && (speaker == nil || speaker === layer.author)
        ? layer.content.box : nil
    }
    caseTypes = layers.flatMap { $0.content.variants.map(\.type) }
    let body = overrides.first ?? registrations.first
    onlyCode =
      decorations.isEmpty && caseTypes.isEmpty && body?.isValue == false ? body?.box : nil
  }

  /// Whether an override decides under all variants.
  var isOverride: Bool { overrides.contains(where: \.variants.isEmpty) }

  /// Whether a layer says how to build what a property only promises.
  var keepsPromise: Bool { !overrides.isEmpty || !registrations.isEmpty }
}

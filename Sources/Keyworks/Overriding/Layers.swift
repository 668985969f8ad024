/// A body or a decoration that a verb added to a factory.
///
/// Layers of an author are below other layers, no matter when they are added, and no reset removes
/// them.
package struct Layer: Statement {
  package enum Kind { case registration, override, decoration }

  let kind: Kind
  let content: VariantCase
  /// The author that added the layer, if one did.
  package let author: Author?
  /// Where it is written, unless it is a decoration.
  var site: Place?
  package let number = AtomicWord.nextNumber()

  /// Whether it counts under all variants.
  var isWhole: Bool { content.variants.isEmpty }
  /// Whether it is an override that hides those before it.
  var covers: Bool { kind == .override && isWhole && author == nil }
}

/// The layers of one factory in one container.
struct Layers {
  /// The overrides that hide those before them, by their numbers. Of these only the last one
  /// counts, and a plan takes no time for the others.
  private var covering = [Int: Layer]()
  /// Their numbers, in order.
  private var coveringOrder: [Int] = []
  /// The other layers, by their numbers. Each author has at most one registration for the same
  /// variants, and so has the code that uses the container.
  private var others = [Int: Layer]()
  /// The numbers of the registrations for variants, by the hash of the variants.
  private var cases = [Int: [Int]]()
  /// The plan that they result in, if something has asked for it since the last change.
  private var known: Plan?

  // Stored: without optimization, asking both dictionaries copies them.
  private(set) var isEmpty = true

  /// The plan for a build that begins now, or nil if only the definition counts. Made on demand, so
  /// that each of many changes in a row takes equally long.
  var plan: Plan? {
    mutating get {
      if known == nil, !isEmpty {
        var layers = Array(others.values)
        if let last = coveringOrder.last, let top = covering[last] { layers.append(top) }
        known = Plan(layers.inOrder { $1.isBelow($0) }, hidesAuthors: !covering.isEmpty)
      }
      return known
    }
  }

  /// Returns the registrations that may be for these variants. They leave the lock in an array of
  /// their own, because the thread sanitizer cannot see that nobody reads a shared one any more.
  func registrations(near variants: [VariantValue]) -> [Layer] {
    let near =
      variants.isEmpty
      ? Array(others.values) : cases[variants.hash, default: []].compactMap { others[$0] }
    return near.filter { $0.kind == .registration }
  }

  // MARK: - Changes

  struct Change {
    /// Whether cached instances became obsolete.
    var isObsoleting: Bool
    /// The removed layers. The caller keeps them until it has released the lock, because the end of
    /// a body runs user code.
    var removed: [Layer] = []
    var plan: Plan?
  }

  /// Adds a layer, in place of those that it replaces.
  ///
  /// - Parameter old: The registrations for the same variants. The caller finds them outside of the
  ///   lock.
  mutating func add(_ new: Layer, insteadOf old: [Layer]) -> Change {
    var obsolete: [Layer] = []
    if new.kind == .registration, !new.isWhole {
      obsolete = old.filter { Author.isReplaced($0.author, by: new.author) }
      cases[new.content.variants.hash, default: []].append(new.number)
    } else if new.kind == .registration || new.author != nil {
      // The code that uses the container replaces nothing but its own registrations.
      obsolete = others.values.filter { layer in
        layer.kind == new.kind && layer.isWhole == new.isWhole
          && (new.kind == .registration
            ? Author.isReplaced(layer.author, by: new.author)
            : Author.isLeftBehind(layer.author, by: new.author))
      }
    }
    remove(obsolete)
    isEmpty = false
    if new.covers {
      covering[new.number] = new
      coveringOrder.insert(new.number, by: <)
    } else {
      others[new.number] = new
    }
    return Change(isObsoleting: true, removed: obsolete, plan: known.take())
  }

  /// Removes one layer, if it still exists.
  mutating func revert(_ number: Int) -> Change {
    guard let layer = covering[number] ?? others[number] else { return Change(isObsoleting: false) }
    let removed = [layer]
    remove(removed)
    // Without a plan, nothing was built since the last change.
    if let known, !known.follows(layer) { return Change(isObsoleting: false, removed: removed) }
    return Change(isObsoleting: true, removed: removed, plan: known.take())
  }

  /// Removes the layers that `what` names, except those of authors. Decorations count as
  /// registrations.
  mutating func reset(_ what: ResetOptions) -> Change {
    let removed = [covering, others].flatMap(\.values).filter {
      $0.author == nil && what.contains($0.kind == .override ? .overrides : .registrations)
    }
    if removed.isEmpty { return Change(isObsoleting: false) }
    remove(removed)
    return Change(isObsoleting: true, removed: removed, plan: known.take())
  }

  private mutating func remove(_ layers: [Layer]) {
    for layer in layers {
      if layer.covers {
        covering[layer.number] = nil
        coveringOrder.remove(layer.number, by: <)
      } else {
        others[layer.number] = nil
      }
      if layer.isWhole { continue }
      let hash = layer.content.variants.hash
      cases[hash]?.removeAll { $0 == layer.number }
      if cases[hash]?.isEmpty == true { cases[hash] = nil }
    }
    isEmpty = covering.isEmpty && others.isEmpty
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
  /// The number of the override of the whole factory that hides the others.
  private let wholeOverride: Int?
  /// The body, if running it is all that a build has to do.
  let onlyCode: AnyBox?

  /// - Parameters:
  ///   - layers: Each below those before it.
  ///   - hidesAuthors: Whether one covers. It wins over cases that authors override. Cases that
  ///     they register stay, because they tell instances apart as others do.
  fileprivate init(_ layers: [Layer], hidesAuthors: Bool) {
    // Of authors that make the same statements, the highest one counts.
    var speakers = [[Int]: Author]()
    var (overrides, registrations) = ([VariantCase](), [VariantCase]())
    var (decorations, caseTypes, wholeOverride) = ([AnyBox](), [ObjectIdentifier](), nil as Int?)
    for layer in layers {
      let isWhole = layer.isWhole
      switch layer.kind {
      case .override:
        if hidesAuthors && layer.author != nil || isWhole && wholeOverride != nil { continue }
        if isWhole { wholeOverride = layer.number }
        overrides.append(layer.content)
      case .registration: registrations.append(layer.content)
      case .decoration:
        if let author = layer.author, !author.source.isEmpty {
          let speaker = speakers[author.source] ?? author
          guard speaker === author else { continue }
          speakers[author.source] = author
        }
        decorations.append(layer.content.box)
      }
      if !isWhole { caseTypes += layer.content.variants.map(\.type) }
    }
    (self.overrides, self.registrations) = (overrides, registrations)
    (self.decorations, self.caseTypes) = (decorations.reversed(), caseTypes)
    self.wholeOverride = wholeOverride
    let body = overrides.first ?? registrations.first
    onlyCode = decorations.isEmpty && caseTypes.isEmpty && body?.isValue == false ? body?.box : nil
  }

  /// Whether the layer, which was there when the plan was made, has a part in it. An override hides
  /// those below it.
  func follows(_ layer: Layer) -> Bool {
    layer.kind != .override || !layer.isWhole || layer.number == wholeOverride
  }

  /// Whether an override decides under all variants.
  var isOverride: Bool { wholeOverride != nil }

  /// Whether a layer says how to build what a property only promises.
  var keepsPromise: Bool { !overrides.isEmpty || !registrations.isEmpty }
}

/// The body of a layer. It is not an enumeration, because that would store its case in the bits of
/// a pointer, and a leak detector would report the object behind the pointer as lost.
struct LayerBody {
  let box: AnyBox
  /// Whether the box contains the value to hand out, and not the closure to call.
  let isValue: Bool

  static func code(_ box: AnyBox) -> LayerBody { LayerBody(box: box, isValue: false) }
  static func value(_ box: AnyBox) -> LayerBody { LayerBody(box: box, isValue: true) }
}

/// A layer that a verb added to a factory.
///
/// Layers of `autoRegister` or of a ``Wiring`` are below other layers, no matter when they are
/// added, and no reset removes them.
struct Layer {
  let number: Int
  let body: LayerBody
  /// The part of the wiring that added the layer, if one did.
  let author: WiringAuthor?
  /// Where it is written, if it is a registration.
  let site: Place?

  var isWiring: Bool { author != nil }
}

/// A body that a verb added for variants.
private struct CaseLayer {
  let number: Int
  let content: VariantCase
  let isOverride: Bool
  let author: WiringAuthor?
  let site: Place?

  var isWiring: Bool { author != nil }
}

/// The layers of one factory in one container.
struct Layers {
  /// At most one registration of each author, and one that does not belong to the wiring.
  private var registrations: [Layer] = []
  private var overrides: [Layer] = []
  private var decorations: [Layer] = []
  private var cases: [CaseLayer] = []
  private var lastNumber = 0
  /// The wiring that registered the factory last. It may be off by now.
  var registrar: Box<Place>?

  /// The reset options that would remove something.
  var kinds: ResetOptions {
    var kinds: ResetOptions = []
    if (registrations + decorations).contains(where: { !$0.isWiring })
      || cases.contains(where: { !$0.isWiring && !$0.isOverride })
    {
      kinds.insert(.registrations)
    }
    if overrides.contains(where: { !$0.isWiring })
      || cases.contains(where: { !$0.isWiring && $0.isOverride })
    {
      kinds.insert(.overrides)
    }
    return kinds
  }

  /// Returns the place where the wiring already registers the same with the same priority.
  ///
  /// - Parameter old: The bodies for the same variants; nil for a registration of the whole
  ///   factory.
  func conflict(with author: WiringAuthor, at site: Place, _ old: [AnyBox]?) -> Place? {
    let registered =
      old.map { old in
        cases.filter { layer in
          !layer.isOverride && old.contains { $0 === layer.content.body.box }
        }.map { ($0.author, $0.site) }
      } ?? registrations.map { ($0.author, $0.site) }
    return registered.lazy.filter { $0.0?.conflicts(with: author) == true }.compactMap(\.1)
      .first { !$0.isSame(as: site) }
  }

  /// The plan for a build that begins now, or nil if only the definition counts.
  var plan: Plan? {
    if registrations.isEmpty, overrides.isEmpty, decorations.isEmpty, cases.isEmpty { return nil }
    return Plan(
      (overrides.last ?? registrations.last)?.body, isOverride: !overrides.isEmpty,
      decorations: decorations.map(\.body.box),
      // An override of the whole factory wins over cases that the wiring overrides. Cases that the
      // wiring registers stay, because they tell instances apart as others do.
      overrides.allSatisfy(\.isWiring) ? cases : cases.filter { !$0.isWiring || !$0.isOverride })
  }
}

/// The body that a build runs and the decorations of the result, for a factory with layers.
final class Plan {
  /// The registered or overriding body, or nil for the definition's.
  let body: LayerBody?
  let isOverride: Bool
  /// The bodies that `decorate` added.
  let decorations: [AnyBox]
  /// Bodies for variants, the newest first.
  let overridingCases: [VariantCase]
  let registeredCases: [VariantCase]
  /// The types of those variants.
  let caseTypes: [ObjectIdentifier]

  fileprivate init(
    _ body: LayerBody?, isOverride: Bool, decorations: [AnyBox], _ cases: [CaseLayer]
  ) {
    (self.body, self.isOverride, self.decorations) = (body, isOverride, decorations)
    guard !cases.isEmpty else {
      (overridingCases, registeredCases, caseTypes) = ([], [], [])
      return
    }
    overridingCases = cases.reversed().filter(\.isOverride).map(\.content)
    registeredCases = cases.reversed().filter { !$0.isOverride }.map(\.content)
    caseTypes = cases.flatMap { $0.content.variants.map(\.type) }.reduce(into: []) { types, type in
      if !types.contains(type) { types.append(type) }
    }
  }

  /// Whether a layer says how to build what a property only promises.
  var keepsPromise: Bool { body != nil || !overridingCases.isEmpty || !registeredCases.isEmpty }

  /// The body, if running it is all that the build has to do.
  var onlyCode: AnyBox? {
    guard let body, !body.isValue, decorations.isEmpty, caseTypes.isEmpty else { return nil }
    return body.box
  }
}

// MARK: - Changes

// Each change moves what it removes into `dropped`.
extension Layers {
  /// Replaces the earlier registration.
  mutating func register(
    _ body: LayerBody, at site: Place, by author: WiringAuthor?, _ dropped: inout Dropped
  ) -> Int {
    take(out: &registrations, &dropped) { WiringAuthor.isReplaced($0.author, by: author) }
    return add(body, to: \.registrations, author, at: site)
  }

  /// Adds an override above the others. An override of the wiring goes above those of the wiring
  /// only.
  mutating func override(
    _ body: LayerBody, by author: WiringAuthor?, _ dropped: inout Dropped
  ) -> Int {
    take(out: &overrides, &dropped) { WiringAuthor.isLeftBehind($0.author, by: author) }
    return add(body, to: \.overrides, author)
  }

  mutating func decorate(
    _ body: LayerBody, by author: WiringAuthor?, _ dropped: inout Dropped
  ) -> Int {
    take(out: &decorations, &dropped) { WiringAuthor.isLeftBehind($0.author, by: author) }
    return add(body, to: \.decorations, author)
  }

  /// Adds a body for variants in place of earlier bodies. The caller finds these outside of the
  /// lock.
  mutating func register(
    _ new: VariantCase, insteadOf old: [AnyBox], at site: Place, by author: WiringAuthor?,
    _ dropped: inout Dropped
  ) -> Int {
    take(out: &cases, &dropped) { layer in
      WiringAuthor.isReplaced(layer.author, by: author) && !layer.isOverride
        && old.contains { $0 === layer.content.body.box }
    }
    return add(new, isOverride: false, author, at: site)
  }

  mutating func override(
    _ new: VariantCase, by author: WiringAuthor?, _ dropped: inout Dropped
  ) -> Int {
    take(out: &cases, &dropped) {
      $0.isOverride && WiringAuthor.isLeftBehind($0.author, by: author)
    }
    return add(new, isOverride: true, author)
  }

  /// Removes one layer, if it still exists.
  ///
  /// - Returns: Whether cached instances became obsolete.
  mutating func revert(_ number: Int, _ dropped: inout Dropped) -> Bool {
    let isInForce = overrides.last?.number == number
    if take(out: &overrides, &dropped, { $0.number == number }) { return isInForce }
    return take(out: &registrations, &dropped) { $0.number == number }
      || take(out: &decorations, &dropped) { $0.number == number }
      || take(out: &cases, &dropped) { $0.number == number }
  }

  /// Removes the layers that `what` names, except those of the wiring. Decorations count as
  /// registrations.
  ///
  /// - Returns: Whether cached instances became obsolete.
  mutating func reset(_ what: ResetOptions, _ dropped: inout Dropped) -> Bool {
    var isChanged = false
    if what.contains(.registrations) {
      isChanged = take(out: &registrations, &dropped) { !$0.isWiring }
      isChanged = take(out: &decorations, &dropped) { !$0.isWiring } || isChanged
    }
    if what.contains(.overrides) {
      isChanged = take(out: &overrides, &dropped) { !$0.isWiring } || isChanged
    }
    return take(out: &cases, &dropped) {
      !$0.isWiring && what.contains($0.isOverride ? .overrides : .registrations)
    } || isChanged
  }

  private mutating func add(
    _ body: LayerBody, to path: WritableKeyPath<Layers, [Layer]>, _ author: WiringAuthor?,
    at site: Place? = nil
  ) -> Int {
    lastNumber += 1
    let layer = Layer(number: lastNumber, body: body, author: author, site: site)
    let layers = self[keyPath: path]
    let place = layers.firstIndex { WiringAuthor.isBelow(author, $0.author) } ?? layers.endIndex
    self[keyPath: path].insert(layer, at: place)
    return lastNumber
  }

  private mutating func add(
    _ new: VariantCase, isOverride: Bool, _ author: WiringAuthor?, at site: Place? = nil
  ) -> Int {
    lastNumber += 1
    let layer = CaseLayer(
      number: lastNumber, content: new, isOverride: isOverride, author: author, site: site)
    let place = cases.firstIndex { WiringAuthor.isBelow(author, $0.author) } ?? cases.endIndex
    cases.insert(layer, at: place)
    return lastNumber
  }

  /// - Returns: Whether there was a layer to remove.
  @discardableResult
  private func take<Element>(
    out layers: inout [Element], _ dropped: inout Dropped, _ isWanted: (Element) -> Bool
  ) -> Bool {
    guard layers.contains(where: isWanted) else { return false }
    dropped.append(layers)
    layers.removeAll(where: isWanted)
    return true
  }
}

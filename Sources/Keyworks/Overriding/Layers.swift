/// What a layer builds with. No enumeration, which marks pointers with its case: a leak detector
/// would take what they lead to for lost.
struct LayerBody {
  let box: AnyBox
  /// Whether the box has the value to hand out, and not the closure to call.
  let isValue: Bool

  static func code(_ box: AnyBox) -> LayerBody { LayerBody(box: box, isValue: false) }
  static func value(_ box: AnyBox) -> LayerBody { LayerBody(box: box, isValue: true) }
}

/// One thing that a verb added to a factory.
///
/// What an `autoRegister` or a ``Wiring`` says comes below what others say, whenever it is said, and no
/// reset takes it out.
struct Layer {
  let number: Int
  let body: LayerBody
  /// The part of the wiring that said it, if one did.
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

/// What the verbs made of one factory in one container.
struct Layers {
  /// At most one of each author, and one that is not wiring.
  private var registrations: [Layer] = []
  private var overrides: [Layer] = []
  private var decorations: [Layer] = []
  private var cases: [CaseLayer] = []
  private var lastNumber = 0

  /// The options of a reset that would take something out.
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

  /// Where the wiring registers the same with the same priority.
  ///
  /// - Parameter old: The bodies for the same variants; nil if it is about the whole.
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

  /// What a build that begins now does, or nil if the definition decides alone.
  var plan: Plan? {
    if registrations.isEmpty, overrides.isEmpty, decorations.isEmpty, cases.isEmpty { return nil }
    return Plan(
      (overrides.last ?? registrations.last)?.body, isOverride: !overrides.isEmpty,
      decorations: decorations.map(\.body.box),
      // What the wiring overrides gives way to an override of the whole. Its registered cases tell
      // instances apart like others.
      overrides.allSatisfy(\.isWiring) ? cases : cases.filter { !$0.isWiring || !$0.isOverride })
  }
}

/// Which body a build runs and what it does to the result, where verbs had a say.
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

  /// Whether somebody says how to build what a property only promises.
  var keepsPromise: Bool { body != nil || !overridingCases.isEmpty || !registeredCases.isEmpty }

  /// The body, if it is to be run and that is all.
  var onlyCode: AnyBox? {
    guard let body, !body.isValue, decorations.isEmpty, caseTypes.isEmpty else { return nil }
    return body.box
  }
}

// MARK: - Changes

// Each of them puts what it takes out into `dropped`.
extension Layers {
  /// Puts a registration in place of the earlier one.
  mutating func register(
    _ body: LayerBody, at site: Place, by author: WiringAuthor?, _ dropped: inout Dropped
  ) -> Int {
    take(out: &registrations, &dropped) { WiringAuthor.isReplaced($0.author, by: author) }
    return add(body, to: \.registrations, author, at: site)
  }

  /// Adds an override above the others, or, from the wiring, above its own.
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

  /// Adds a body for variants in place of those of some bodies, which are found outside of the
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

  /// Takes one layer out, if it is still there.
  ///
  /// - Returns: Whether kept instances became obsolete.
  mutating func revert(_ number: Int, _ dropped: inout Dropped) -> Bool {
    let isInForce = overrides.last?.number == number
    if take(out: &overrides, &dropped, { $0.number == number }) { return isInForce }
    return take(out: &registrations, &dropped) { $0.number == number }
      || take(out: &decorations, &dropped) { $0.number == number }
      || take(out: &cases, &dropped) { $0.number == number }
  }

  /// Goes back to the wiring in what `what` names. Decorations belong to the registrations.
  ///
  /// - Returns: Whether kept instances became obsolete.
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

  /// - Returns: Whether there was one.
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

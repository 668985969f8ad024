/// What a layer builds with.
enum LayerBody {
  /// A `Body`, `ParameterBody` or `ThrowingBody`.
  case code(AnyObject)
  /// A `Box` of the value to hand out.
  case value(Box)

  var object: AnyObject {
    switch self {
    case .code(let code): code
    case .value(let box): box
    }
  }
}

/// One thing a verb added to a factory: an override or a decoration.
struct Layer {
  let number: Int
  let body: LayerBody
  /// Whether an `autoRegister` added it.
  let isAutomatic: Bool
}

/// A body that a verb added for variants.
private struct CaseLayer {
  let number: Int
  let content: VariantCase
  let isOverride: Bool
  let isAutomatic: Bool
}

/// What the verbs made of one factory in one container.
struct Layers {
  private var registration: LayerBody?
  private var overrides: [Layer] = []
  private var decorations: [Layer] = []
  private var cases: [CaseLayer] = []
  private var lastNumber = 0

  /// The options of a reset that would take something out.
  var kinds: ResetOptions {
    var kinds: ResetOptions = []
    if registration != nil || !decorations.isEmpty || cases.contains(where: { !$0.isOverride }) {
      kinds.insert(.registrations)
    }
    if !overrides.isEmpty || cases.contains(where: \.isOverride) { kinds.insert(.overrides) }
    return kinds
  }

  /// What a build that begins now does, or nil if the definition decides alone.
  var plan: Plan? {
    kinds.isEmpty
      ? nil
      : Plan(
        overrides.last?.body ?? registration, isOverride: !overrides.isEmpty,
        decorations: decorations.map(\.body.object),
        // What `autoRegister` overrides gives way to an override of the whole.
        overrides.allSatisfy(\.isAutomatic) ? cases : cases.filter { !$0.isAutomatic })
  }
}

/// Which body a build runs and what it does to the result, where verbs had a say.
final class Plan {
  /// The registered or overriding body, or nil for the definition's.
  let body: LayerBody?
  let isOverride: Bool
  /// The bodies that `decorate` added.
  let decorations: [AnyObject]
  /// Bodies for variants, the newest first.
  let overridingCases: [VariantCase]
  let registeredCases: [VariantCase]
  /// The types of those variants.
  let caseTypes: [ObjectIdentifier]

  fileprivate init(
    _ body: LayerBody?, isOverride: Bool, decorations: [AnyObject], _ cases: [CaseLayer]
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

  /// Whether layers have a say in what is built under the variants in force: a body for a
  /// context beats a registration.
  func decides(_ place: Place) -> Bool {
    if isOverride || !decorations.isEmpty { return true }
    let values = VariantsInForce.current?.values ?? []
    if VariantCase.best(of: overridingCases, under: values) != nil { return true }
    guard place.contextRank == 0 else { return false }
    return body != nil || VariantCase.best(of: registeredCases, under: values) != nil
  }

  /// The body, if it is to be run and that is all.
  var onlyCode: AnyObject? {
    guard case .code(let code) = body, decorations.isEmpty, caseTypes.isEmpty else { return nil }
    return code
  }
}

// MARK: - Changes

// Each of them says whether kept instances became obsolete, and puts what it takes out
// into `dropped`.
extension Layers {
  mutating func register(_ body: LayerBody, _ dropped: inout Dropped) -> Bool {
    if let old = registration { dropped.append(old.object) }
    registration = body
    return true
  }

  /// Adds an override above the others, or, from `autoRegister`, above its own.
  mutating func override(_ body: LayerBody, isAutomatic: Bool) -> Int {
    Self.add(body, to: &overrides, &lastNumber, isAutomatic)
  }

  mutating func decorate(_ body: LayerBody, isAutomatic: Bool) -> Int {
    Self.add(body, to: &decorations, &lastNumber, isAutomatic)
  }

  /// Takes one layer out, if it is still there.
  mutating func revert(_ number: Int, _ dropped: inout Dropped) -> Bool {
    if let index = overrides.firstIndex(where: { $0.number == number }) {
      dropped.append(overrides[index].body.object)
      overrides.remove(at: index)
      return index == overrides.count
    }
    if let index = decorations.firstIndex(where: { $0.number == number }) {
      dropped.append(decorations[index].body.object)
      decorations.remove(at: index)
      return true
    }
    guard let index = cases.firstIndex(where: { $0.number == number }) else { return false }
    dropped.append(cases[index].content.body.object)
    cases.remove(at: index)
    return true
  }

  /// Adds a body for variants in place of another, which is found outside of the lock.
  mutating func register(_ new: VariantCase, insteadOf old: AnyObject?, _ dropped: inout Dropped) {
    let index = cases.firstIndex { old != nil && $0.content.body.object === old }
    if let index { dropped.append(cases.remove(at: index).content.body.object) }
    lastNumber += 1
    cases.append(CaseLayer(number: lastNumber, content: new, isOverride: false, isAutomatic: false))
  }

  mutating func override(_ new: VariantCase, isAutomatic: Bool) -> Int {
    lastNumber += 1
    let layer = CaseLayer(
      number: lastNumber, content: new, isOverride: true, isAutomatic: isAutomatic)
    let place = isAutomatic ? cases.prefix(while: \.isAutomatic).count : cases.count
    cases.insert(layer, at: place)
    return lastNumber
  }

  /// Takes out what `what` names. Decorations are wiring, as registrations are.
  mutating func reset(_ what: ResetOptions, _ dropped: inout Dropped) -> Bool {
    var old: [LayerBody] = []
    if what.contains(.registrations) {
      old += [registration].compactMap(\.self) + decorations.map(\.body)
      registration = nil
      decorations = []
    }
    if what.contains(.overrides) {
      old += overrides.map(\.body)
      overrides = []
    }
    let gone = cases.filter { what.contains($0.isOverride ? .overrides : .registrations) }
    cases.removeAll { what.contains($0.isOverride ? .overrides : .registrations) }
    old += gone.map(\.content.body)
    dropped += old.map(\.object)
    return !old.isEmpty
  }

  private static func add(
    _ body: LayerBody, to layers: inout [Layer], _ lastNumber: inout Int, _ isAutomatic: Bool
  ) -> Int {
    lastNumber += 1
    let place = isAutomatic ? layers.prefix(while: \.isAutomatic).count : layers.count
    layers.insert(Layer(number: lastNumber, body: body, isAutomatic: isAutomatic), at: place)
    return lastNumber
  }
}

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

/// What the verbs made of one factory in one container.
struct Layers {
  private var registration: LayerBody?
  private var overrides: [Layer] = []
  private var decorations: [Layer] = []
  private var lastNumber = 0

  /// The options of a reset that would take something out.
  var kinds: ResetOptions {
    var kinds: ResetOptions = []
    if registration != nil || !decorations.isEmpty { kinds.insert(.registrations) }
    if !overrides.isEmpty { kinds.insert(.overrides) }
    return kinds
  }

  /// What a build that begins now does, or nil if the definition decides alone.
  var plan: Plan? {
    kinds.isEmpty
      ? nil
      : Plan(
        overrides.last?.body ?? registration, isOverride: !overrides.isEmpty,
        decorations: decorations.map(\.body.object))
  }
}

/// Which body a build runs and what it does to the result, where verbs had a say.
final class Plan {
  /// The registered or overriding body, or nil for the definition's.
  let body: LayerBody?
  let isOverride: Bool
  /// The bodies that `decorate` added.
  let decorations: [AnyObject]

  init(_ body: LayerBody?, isOverride: Bool, decorations: [AnyObject]) {
    (self.body, self.isOverride, self.decorations) = (body, isOverride, decorations)
  }

  /// The body, if it is to be run and that is all.
  var onlyCode: AnyObject? {
    guard case .code(let code) = body, decorations.isEmpty else { return nil }
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
    guard let index = decorations.firstIndex(where: { $0.number == number }) else { return false }
    dropped.append(decorations[index].body.object)
    decorations.remove(at: index)
    return true
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

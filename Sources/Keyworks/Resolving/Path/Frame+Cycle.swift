/// Detects endless recursions of unique factories.
extension Frame {
  /// The context values that frames give to the factories they resolve. They are not looked up
  /// until a frame may have some, because in a task this takes a step for each level.
  private final class Given {
    private lazy var byFrame = ContextValues.current?.byFrame

    subscript(frame: Frame) -> [ObjectIdentifier: any Sendable] {
      frame.number == 0 ? [:] : byFrame?[frame.number] ?? [:]
    }
  }

  /// How many frames are checked for being on the stack twice. It is not always the innermost: a
  /// turn of the cycle may also build something beside the cycle, and that build may be where the
  /// stack crosses the limit.
  private static var depthBesideCycle: Int { 32 }

  /// How many of the frames with inputs are compared.
  private static var mostCompared: Int { 2 }

  /// Stops the program if a factory is on the stack twice and nothing in between can end the
  /// recursion.
  func stopAtCycle() {
    let given = Given()
    var compared = 0
    for frame in andOuter.prefix(Self.depthBesideCycle) {
      if frame.mayEnd(given) {
        if frame.inputs == nil || compared == Self.mostCompared { continue }
        compared += 1
      }
      guard let earlier = frame.firstAlike(given), frame.repeats(earlier, given) else { continue }
      let (last, first) = frame.firstTurn(earlier, given)
      Misuse.cycleOnPath(last, from: first).stop()
    }
  }

  /// Whether a factory whose inputs may differ is on the stack twice.
  var isRecursive: Bool {
    andOuter.prefix(Self.depthBesideCycle).contains { frame in
      guard frame.place.hasInputs else { return false }
      return frame.oneTurnOut.contains { $0.isSameFactory(as: frame) }
    }
  }

  /// The frames around this one, up to the length of one turn of a cycle.
  private var oneTurnOut: some Sequence<Frame> { andOuter.dropFirst().prefix(256) }

  /// The nearest outer frame of the same factory with the same inputs.
  private func firstAlike(_ given: Given) -> Frame? {
    oneTurnOut.first { Self.areAlike($0, self, given) }
  }

  /// Whether nothing between two equal frames can end the recursion: every frame has the same
  /// inputs as in the turn before, or no inputs.
  private func repeats(_ earlier: Frame, _ given: Given) -> Bool {
    var (one, other): (Frame?, Frame?) = (outer, earlier.outer)
    while let here = one, here != earlier {
      if here.mayEnd(given) {
        guard let other, Self.areAlike(here, other, given) else { return false }
      }
      (one, other) = (here.outer, other?.outer)
    }
    return true
  }

  /// The inner and outer ends of the first turn of a cycle that may have run many times.
  private func firstTurn(_ earlier: Frame, _ given: Given) -> (Frame, Frame) {
    var (frame, earlier) = (self, earlier)
    while let next = frame.outer, let before = earlier.outer, Self.areAlike(next, before, given) {
      (frame, earlier) = (next, before)
    }
    return (frame, earlier)
  }

  /// Whether the inputs of this frame, or the values it gives, may end a recursion through it.
  private func mayEnd(_ given: Given) -> Bool {
    place.hasInputs || place.isFunction || !given[self].isEmpty
  }

  /// The inputs of this frame, if they were recorded.
  private var inputs: Inputs? { place.hasInputs ? resolution?.attachments.get() : Inputs([], nil) }

  /// Whether both build the same factory from the same inputs.
  private static func areAlike(_ one: Frame, _ other: Frame, _ given: Given) -> Bool {
    guard one.isSameFactory(as: other) else { return false }
    guard one.mayEnd(given) || other.mayEnd(given) else { return true }
    if one.place.isFunction, !one.place.hasID { return false }
    guard let mine = one.inputs, let theirs = other.inputs else { return false }
    return mine.areEqual(to: theirs)
      && Keyworks.areEqual(one.resolution?.id, other.resolution?.id)
      && areEqual(given[one], given[other])
  }
}

extension Frame {
  /// Whether both give equal values. Values that are not `Equatable` count as different.
  private static func areEqual(
    _ one: [ObjectIdentifier: any Sendable], _ other: [ObjectIdentifier: any Sendable]
  ) -> Bool {
    func isEqual<Value: Equatable>(_ value: Value, _ other: Any) -> Bool {
      value == other as? Value
    }
    guard one.count == other.count else { return false }
    return one.allSatisfy { key, value in
      guard let value = value as? any Equatable, let theirs = other[key] else { return false }
      return isEqual(value, theirs)
    }
  }
}

extension Place {
  /// Whether arguments, an `id:` or a choice of variants may end a recursion through the factory.
  package var hasInputs: Bool { hasID || takesInputs }
}

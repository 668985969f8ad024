/// Looks for a recursion of unique factories that cannot end.
extension Frame {
  /// The context values that frames give to what they resolve, by the numbers of the frames.
  typealias Given = [UInt64: [ObjectIdentifier: any Sendable]]

  /// How many frames are looked through for one that stands on the stack twice. The innermost one
  /// need not be it: what each turn of a cycle builds beside may be what crosses the line.
  private static var depthBesideCycle: Int { 32 }

  /// How many of those are compared that are given something.
  private static var mostCompared: Int { 2 }

  /// Stops if a factory stands on the stack twice, and nothing in between may end the recursion.
  func stopAtCycle(_ given: Given) {
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

  /// Whether a factory whose inputs may differ stands on the stack twice.
  var isRecursive: Bool {
    andOuter.prefix(Self.depthBesideCycle).contains { frame in
      guard frame.place.hasInputs else { return false }
      return frame.oneTurnOut.contains { $0.isSameFactory(as: frame) }
    }
  }

  /// The frames around this one, as many of them as one turn of a cycle may have.
  private var oneTurnOut: some Sequence<Frame> { andOuter.dropFirst().prefix(256) }

  /// The nearest frame further out that is given the same as this one.
  private func firstAlike(_ given: Given) -> Frame? {
    oneTurnOut.first { Self.areAlike($0, self, given) }
  }

  /// Whether what lies between two frames that are alike can be no end of the recursion: all of
  /// it is given the same in the turn before, or is given nothing.
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

  /// The ends of the first turn of a cycle that has turned many times, inner and outer.
  private func firstTurn(_ earlier: Frame, _ given: Given) -> (Frame, Frame) {
    var (frame, earlier) = (self, earlier)
    while let next = frame.outer, let before = earlier.outer, Self.areAlike(next, before, given) {
      (frame, earlier) = (next, before)
    }
    return (frame, earlier)
  }

  /// Whether what this frame is given, or gives, may end a recursion through it.
  private func mayEnd(_ given: Given) -> Bool {
    place.hasInputs || place.isFunction || !(given[number] ?? [:]).isEmpty
  }

  /// What it is given, if that was noted.
  private var inputs: Inputs? { place.hasInputs ? resolution?.inputs : Inputs([], nil) }

  /// Whether both build the same factory from the same inputs.
  private static func areAlike(_ one: Frame, _ other: Frame, _ given: Given) -> Bool {
    guard one.isSameFactory(as: other) else { return false }
    guard one.mayEnd(given) || other.mayEnd(given) else { return true }
    if one.place.isFunction, !one.place.hasID { return false }
    guard let mine = one.inputs, let theirs = other.inputs else { return false }
    return mine.areEqual(to: theirs)
      && Keyworks.areEqual(one.resolution?.id, other.resolution?.id)
      && areEqual(given[one.number] ?? [:], given[other.number] ?? [:])
  }
}

extension Frame {
  /// Whether both give equal values, of types that can tell.
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
  var hasInputs: Bool {
    switch kind {
    case .parameterized, .variant, .asyncParameterized, .mainActorParameterized: true
    case .plain, .throwing, .async, .mainActor: hasID
    }
  }
}

/// A module that knows nothing of factories; its names have the marks of closures in them.
public struct HEXEncoder: Sendable {
  public init() {}
  public func later(_ work: @escaping () -> Int) -> Pending { Pending(work: work) }
  public func both(now: () -> Int, later: @escaping () -> Int) -> Pending {
    _ = now()
    return Pending(work: later)
  }
  public func lazily(_ value: @autoclosure @escaping () -> Int, _ now: Int) -> Pending {
    Pending(work: value)
  }
}

public struct EXAmple: Sendable {
  public init() {}
  public func keep(_ work: @escaping (EXAmple) -> Int) -> Pending { Pending { work(self) } }
}

public struct Pending {
  let work: () -> Int
  public var value: Int { work() }
}

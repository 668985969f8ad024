import Synchronization

public final class Bell: Sendable {
  private let ringing: @Sendable (Int) -> String
  private let count = Mutex(0)

  public init(onRing ringing: @escaping @Sendable (Int) -> String) { self.ringing = ringing }

  public func press() -> String {
    let number = count.withLock {
      $0 += 1; return $0
    }
    return ringing(number)
  }
}

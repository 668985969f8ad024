/// An argument, or an `id:`, that calls a closure when it is compared. All have the same hash, so
/// that each lookup compares.
struct Compared: Hashable, Sendable {
  let number: Int
  private let whenCompared: Locked<(@Sendable () -> Void)?>

  /// - Parameter whenCompared: A closure that the first comparison runs before it answers.
  init(_ number: Int, _ whenCompared: (@Sendable () -> Void)? = nil) {
    (self.number, self.whenCompared) = (number, Locked(whenCompared))
  }

  static func == (one: Compared, other: Compared) -> Bool {
    for side in [one, other] { side.whenCompared.withLock { $0.take() }?() }
    return one.number == other.number
  }

  func hash(into hasher: inout Hasher) {}
}

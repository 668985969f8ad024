/// An argument, or an `id:`, that calls a closure when it is compared. All have the same hash, so
/// that each lookup compares.
package struct Compared: Hashable, Sendable {
  package let number: Int
  private let whenCompared: Locked<(@Sendable () -> Void)?>

  /// - Parameter whenCompared: A closure that the first comparison runs before it answers.
  package init(_ number: Int, _ whenCompared: (@Sendable () -> Void)? = nil) {
    (self.number, self.whenCompared) = (number, Locked(whenCompared))
  }

  package static func == (one: Compared, other: Compared) -> Bool {
    for side in [one, other] { side.whenCompared.withLock { $0.take() }?() }
    return one.number == other.number
  }

  package func hash(into hasher: inout Hasher) {}
}

/// An argument that runs a closure when it is first hashed, which is in the middle of a resolve. All
/// are equal.
package struct WhenHashed: Hashable, Sendable {
  private let work: Locked<(@Sendable () -> Void)?>

  package init(_ work: @escaping @Sendable () -> Void) { self.work = Locked(work) }

  package static func == (one: WhenHashed, other: WhenHashed) -> Bool { true }
  package func hash(into hasher: inout Hasher) { work.withLock { $0.take() }?() }
}

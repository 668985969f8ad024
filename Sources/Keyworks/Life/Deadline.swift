/// The time until which a closing waits.
struct Deadline: Sendable {
  private let clock: any Clock<Duration>
  private let expiry: Expiry

  init(after time: Duration, on clock: any Clock<Duration>) {
    self.clock = clock
    expiry = Timeline(clock).expiry(after: time)
  }

  /// How long a cancelled task has to end.
  private static var grace: Duration { .seconds(1) }

  /// Waits for a task, and cancels it at the deadline. A task that begins after the deadline is
  /// cancelled at once. A cancelled task has the time of `grace` to end.
  ///
  /// - Returns: The failures, or nil if the task did not end in time.
  func limit(_ task: Task<[Life.Failure], Never>) async -> [Life.Failure]? {
    let remaining = expiry.remaining
    if remaining > .zero, await hasEnded(task, within: remaining) { return await task.value }
    task.cancel()
    let hasEnded = await hasEnded(task, within: Self.grace)
    return hasEnded && remaining <= .zero ? await task.value : nil
  }

  private func hasEnded(_ task: Task<[Life.Failure], Never>, within time: Duration) async -> Bool {
    let (ends, end) = AsyncStream.makeStream(of: Bool.self)
    Task.detached {
      _ = await task.value
      end.yield(true)
    }
    let timer = Task.detached { [clock] in
      try? await clock.sleep(for: time)
      end.yield(false)
    }
    defer { timer.cancel() }
    for await hasEnded in ends { return hasEnded }
    return false
  }
}

/// Until when a closing waits.
struct Deadline: Sendable {
  private let clock: any Clock<Duration>
  private let expiry: Expiry

  init(after time: Duration, on clock: any Clock<Duration>) {
    self.clock = clock
    expiry = Timeline(clock).expiry(after: time)
  }

  /// How long what is cancelled has to end.
  private static var grace: Duration { .seconds(1) }

  /// Waits for a task, which is cancelled at the deadline. After that each has a moment.
  ///
  /// - Returns: What it failed with, or nil if it did not end in time.
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

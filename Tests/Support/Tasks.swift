/// Starts a task that is already cancelled when it begins its work.
package func cancelledTask<Result: Sendable>(
  _ work: @escaping @Sendable () async throws -> Result
) -> Task<Result, any Error> {
  let isCancelled = Gate()
  let task = Task {
    await isCancelled.wait()
    return try await work()
  }
  task.cancel()
  isCancelled.open()
  return task
}

/// Runs `work` in several tasks, and returns their results.
package func inTasks<Result: Sendable>(
  _ count: Int, _ work: @escaping @Sendable (_ task: Int) async -> Result
) async -> [Result] {
  await withTaskGroup { group in
    for number in 0..<count { group.addTask { await work(number) } }
    return await group.reduce(into: []) { $0.append($1) }
  }
}

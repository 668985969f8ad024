/// Helpers of a module that knows nothing of the library. Their closures escape into tasks.
public func retrying<Value: Sendable>(
  _ times: Int, _ work: @escaping @Sendable () async throws -> Value
) async throws -> Value {
  for _ in 1..<times {
    if let value = try? await work() { return value }
  }
  return try await work()
}

public func inTask<Value: Sendable>(
  _ work: @escaping @Sendable () async throws -> Value
) async throws -> Value {
  let task = Task { try await work() }
  return try await task.value
}

public func patiently<Value: Sendable>(
  _ work: @escaping @Sendable () async throws -> Value
) async throws -> Value {
  try await retrying(3, work)
}

public func afterwards(_ work: @escaping @Sendable () async -> Void) {
  Task.detached { await work() }
}

public final class Schedule: Sendable {
  private let work: @Sendable () async throws -> Void
  public init(_ work: @escaping @Sendable () async throws -> Void) { self.work = work }
  public func run() async throws { try await work() }
}

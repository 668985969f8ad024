import Keyworks
import KeyworksAsync

extension ManagedContainer where Self: Sendable {
  /// Works with the container, and closes it with the outcome of the work.
  public func finishing(_ work: @Sendable (Self) async throws -> Void) async throws {
    do {
      try await work(self)
    } catch {
      try await close(.failed(error))
      throw error
    }
    try await close()
  }
}

public enum Harness {
  /// Runs the program, and afterwards tears down what belongs to the process.
  public static func run(_ program: @Sendable () async throws -> Void) async {
    do {
      try await withTeardown(deadline: .seconds(5)) { try await program() }
    } catch {
      print("stopped: \(error)")
    }
  }
}

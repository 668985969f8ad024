// The names that the core uses of the feature that closes containers and sandboxes.
enum WorkOutcome {
  case returned
  init(_ error: any Error) { self = .returned }
}

extension SandboxState {
  func close(_ outcome: WorkOutcome) async {}
  func beginToClose(_ outcome: WorkOutcome) {}
}

struct CapturedUser: Sendable {
  func hold<Result, Failure: Error>(
    during work: () throws(Failure) -> Result
  ) throws(Failure) -> Result { try work() }

  nonisolated(nonsending) func hold<Result, Failure: Error>(
    during work: nonisolated(nonsending) () async throws(Failure) -> Result
  ) async throws(Failure) -> Result { try await work() }
}

/// Binds a value, if there is one, for work with a typed error. `withValue` does not support these.
extension TaskLocal {
  package func hold<Bound, Result, Failure: Error>(
    _ value: Bound?, during work: () throws(Failure) -> Result
  ) throws(Failure) -> Result where Value == Bound? {
    guard let value else { return try work() }
    do { return try withValue(value, operation: work) } catch { throw typed(error) }
  }

  package nonisolated(nonsending) func hold<Bound, Result, Failure: Error>(
    _ value: Bound?, during work: nonisolated(nonsending) () async throws(Failure) -> Result
  ) async throws(Failure) -> Result where Value == Bound? {
    guard let value else { return try await work() }
    do { return try await withValue(value, operation: work) } catch { throw typed(error) }
  }

  private func typed<Failure: Error>(_ error: any Error) -> Failure {
    guard let error = error as? Failure else { preconditionFailure("work threw another error") }
    return error
  }
}

/// Binds a value, if there is one, for work with a typed error. `withValue` does not support these.
extension TaskLocal {
  package func hold<Bound, Result, Failure: Error>(
    _ value: Bound?, during work: () throws(Failure) -> Result
  ) throws(Failure) -> Result where Value == Bound? {
    guard let value else { return try work() }
    do { return try withValue(value, operation: work) } catch {
      guard let error = error as? Failure else { preconditionFailure("work threw another error") }
      throw error
    }
  }

  package nonisolated(nonsending) func hold<Bound, Result, Failure: Error>(
    _ value: Bound?, during work: nonisolated(nonsending) () async throws(Failure) -> Result
  ) async throws(Failure) -> Result where Value == Bound? {
    guard let value else { return try await work() }
    let outcome: Swift.Result<Result, Failure> = await withValue(value) {
      do throws(Failure) {
        return .success(try await work())
      } catch {
        return .failure(error)
      }
    }
    return try outcome.get()
  }
}

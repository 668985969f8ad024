/// Binds a value for work with a typed error, which `withValue` does not support.
extension TaskLocal {
  func hold<Result, Failure: Error>(
    _ value: Value, during work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let outcome = withValue(value) { Swift.Result { () throws(Failure) in try work() } }
    return try outcome.get()
  }

  /// Binds a value, if there is one.
  func hold<Bound, Result, Failure: Error>(
    ifAny value: Bound?, during work: () throws(Failure) -> Result
  ) throws(Failure) -> Result where Value == Bound? {
    guard let value else { return try work() }
    return try hold(value, during: work)
  }

  nonisolated(nonsending) func hold<Result, Failure: Error>(
    _ value: Value, during work: nonisolated(nonsending) () async throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    let outcome: Swift.Result<Result, Failure> = await withValue(value) {
      do throws(Failure) {
        return .success(try await work())
      } catch {
        return .failure(error)
      }
    }
    return try outcome.get()
  }

  nonisolated(nonsending) func hold<Bound, Result, Failure: Error>(
    ifAny value: Bound?,
    during work: nonisolated(nonsending) () async throws(Failure) -> Result
  ) async throws(Failure) -> Result where Value == Bound? {
    guard let value else { return try await work() }
    return try await hold(value, during: work)
  }
}

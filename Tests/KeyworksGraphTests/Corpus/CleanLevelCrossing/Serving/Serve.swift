import Keyworks
import KeyworksAsync

/// What a program does between its start and its end.
public protocol Service: Sendable {
  init(_ container: Container) async throws
  func serve() async throws
}

/// Runs a service until it returns.
public func run<S: Service>(_ type: S.Type) async throws {
  try await withTeardown(deadline: .seconds(10)) {
    let service = try await S(Container.shared)
    try await service.serve()
  }
}

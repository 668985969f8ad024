import Keyworks
import KeyworksAsync

/// A server whose services are built, and that answers requests.
public struct Server: Sendable {
  private let app: Container
  /// The running services, in the order of the list.
  public let services: [any Service]

  /// Builds all services at the same time. If one of them fails, the error names it.
  public init(starting app: Container) async throws {
    self.app = app
    services = try await app.gather(\.services)
  }

  /// Answers a request in a container of its own.
  public func answer(_ user: String) async throws -> String {
    try await withContainer(RequestContainer(user, in: app)) { try await $0.answer() }
  }
}

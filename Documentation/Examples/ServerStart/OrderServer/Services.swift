import Keyworks
import KeyworksAsync

/// A part of the server that is ready before the first request, and is stopped after the last.
public protocol Service: Sendable {
  /// Its name in the log.
  var name: String { get }
}

extension Container {
  /// The services of the server. They are built at the same time, and come in this order.
  ///
  /// A module adds its own: `container.contribute(Tagged(\.search) { $0 }, to: \.services)`.
  public static var services: AsyncTags<any Service> {
    [
      Tagged(\.pool) { $0 }, Tagged(\.pages) { $0 }, Tagged(\.mail) { $0 },
      Tagged(\.metrics) { $0 },
    ]
  }

  /// The pages need the configuration, as the pool does. It is read once.
  var pages: AsyncFactory<Pages, any Error> {
    self.async { Pages(greeting: try await self.configuration().greeting) }.singleton
  }

  /// It writes what it has not sent into the database, so it is closed before the pool.
  var mail: AsyncFactory<Mail, any Error> {
    self.async { Mail(pool: try await self.pool()) }.singleton.teardown { try await $0.stop() }
  }

  /// A member of the list need not be asynchronous.
  var metrics: Factory<Metrics> { self { Metrics() }.singleton }
}

struct Pages: Service {
  let name = "pages"
  let greeting: String

  func home(of user: String, orders: Int, messages: Int) -> String {
    "\(greeting), \(user): \(orders) orders, \(messages) messages"
  }
}

struct Mail: Service {
  let name = "mail"
  let pool: any Pool

  func stop() async throws { _ = try await pool.execute("insert into outbox") }
}

struct Metrics: Service {
  let name = "metrics"
}

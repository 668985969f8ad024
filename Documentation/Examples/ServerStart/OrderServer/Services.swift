import Keyworks

/// A part of the server that is ready before the first request, and is stopped after the last.
public protocol Service: Sendable {
  /// Its name in the log.
  var name: String { get }

  /// Ends what it holds.
  func stop() async
}

extension Container {
  /// The services of the server. They are built at the same time, and come in this order.
  ///
  /// A module adds its own: `container.contribute(\.metrics, to: \.services) { $0 }`.
  public static var services: AsyncTags<any Service> {
    [Tagged(\.pool) { $0 }, Tagged(\.pages) { $0 }, Tagged(\.mail) { $0 }]
  }

  /// The pages need the configuration, as the pool does. It is read once.
  var pages: AsyncFactory<Pages, any Error> {
    self.async { Pages(greeting: try await self.configuration().greeting) }.singleton
  }

  /// A member of the list need not be asynchronous.
  var mail: Factory<Mail> { self { Mail() }.singleton }
}

struct Pages: Service {
  let name = "pages"
  let greeting: String

  func home(of user: String, orders: Int, messages: Int) -> String {
    "\(greeting), \(user): \(orders) orders, \(messages) messages"
  }

  func stop() {}
}

struct Mail: Service {
  let name = "mail"
  func stop() {}
}

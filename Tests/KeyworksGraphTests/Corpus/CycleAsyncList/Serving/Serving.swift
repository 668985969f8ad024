import Keyworks
import KeyworksAsync

public protocol Service: Sendable {
  func run() async
}

struct Clock: Service {
  func run() async {}
}

struct Sockets: Service {
  let port: Int
  func run() async {}
}

public struct Server: Sendable {
  let services: [any Service]
}

extension Container {
  var clock: Factory<any Service> { self { Clock() } }
  var sockets: AsyncFactory<Sockets, any Error> { self.async { Sockets(port: 80) }.singleton }

  public static var services: AsyncTags<any Service> {
    [Tagged(\.clock), Tagged(\.sockets, priority: 2) { $0 }]
  }
  public var server: AsyncFactory<Server, any Error> {  // expect: cycle server reports
    self.async { Server(services: try await self.gather(\.services)) }.singleton
  }

  // Providers are called when the jobs run.
  public static var jobs: AsyncTags<Int> { AsyncTags() }
  public var queue: AsyncFactory<Int, any Error> {
    self.async {
      let jobs: [AsyncProvider<Int, any Error>] = self[\.jobs]
      return jobs.count + self.providers(\.jobs).count
    }.singleton
  }
}

// why: the condition of `draining` reads `door`, which has a provider of `limits`, but
// `isDraining` does not call it: only `admit` does.
// A database server that can drain: it finishes what runs, and admits less.
import Keyworks
import KeyworksAsync
import KeyworksWiring
import Observation
import Synchronization

struct Limits: Sendable { var clients = 50 }

@Observable final class Door: Sendable {
  @ObservationIgnored private let state = Mutex((inside: 0, isDraining: false))
  @ObservationIgnored private let limits: Provider<Limits>
  init(limits: Provider<Limits>) { self.limits = limits }

  var isDraining: Bool {
    get {
      access(keyPath: \.isDraining)
      return state.withLock { $0.isDraining }
    }
    set { withMutation(keyPath: \.isDraining) { state.withLock { $0.isDraining = newValue } } }
  }
  func admit() -> Bool {
    let most = limits().clients
    return state.withLock { state in
      guard state.inside < most else { return false }
      state.inside += 1
      return true
    }
  }
  func leave() { state.withLock { $0.inside -= 1 } }
}

actor Table {
  private var rows = 1000
  func delete() -> Int {
    rows -= 1
    return rows
  }
}

extension Container {
  var limits: Factory<Limits> { self { Limits() } }
  var door: Factory<Door> { self { Door(limits: self.provider(\.limits)) }.cached }
  var greeting: Factory<String> { self { "ready" } }
  var table: AsyncFactory<Table, any Error> { self.async { Table() }.cached }

  static var polite: Wiring<Container> { Wiring { $0.greeting.register { "closing soon" } } }
  static var draining: Wiring<Container> {
    Wiring(merging: [polite, narrow]).enabled { $0.door().isDraining }
  }
  static var narrow: Wiring<Container> {
    Wiring { container in
      container.register(\.limits) { _ in Limits(clients: 2) }
    }
    .priority(10)
  }
}

extension Container {
  func serve(_ client: Int) async throws -> String {
    guard door().admit() else { return "\(client): busy" }
    defer { door().leave() }
    return "\(client): \(greeting()), \(try await table().delete()) rows"
  }
}

try await withContainer(Container()) { server in
  server.activate(\.draining)
  for isDraining in [false, true] {
    server.door().isDraining = isDraining
    try await withThrowingTaskGroup(of: String.self) { clients in
      for client in 1...9 { clients.addTask { try await server.serve(client) } }
      for try await line in clients { print(line) }
    }
  }
}

// why: the condition of `brownout` reads `slack`, and so `limits`, which the wiring itself
// registers.
// A connection gate in front of a database. It lets fewer clients in while too many wait.
import Keyworks
import KeyworksAsync
import KeyworksWiring
import Observation
import Synchronization

struct Limits: Sendable {
  var open = 40
  var waiting = 15
}

@Observable final class Gate: Sendable {
  @ObservationIgnored private let queue = Mutex(0)

  var waiting: Int {
    get {
      access(keyPath: \.waiting)
      return queue.withLock { $0 }
    }
    set { withMutation(keyPath: \.waiting) { queue.withLock { $0 = newValue } } }
  }
}

protocol Store: Actor {
  func count(in table: String) async -> Int
}
actor Rows: Store {
  func count(in table: String) -> Int { table.count * 100 }
}
actor Snapshot: Store {
  let rows: Rows
  init(of rows: Rows) { self.rows = rows }
  func count(in table: String) async -> Int { await rows.count(in: table) / 100 * 100 }
}

extension Container {
  var gate: Factory<Gate> { self { Gate() }.cached }
  var limits: Factory<Limits> { self { Limits() } }
  var rows: AsyncFactory<Rows, any Error> { self.async { Rows() }.cached }
  var store: AsyncFactory<any Store, any Error> { self.async { try await self.rows() } }

  /// How many more clients may wait.
  var slack: Int { limits().waiting - gate().waiting }
}

extension Container {
  /// Answers from snapshots.
  static var stale: Wiring<Container> {
    Wiring { container in
      container.register(\.store) { Snapshot(of: try await $0.rows()) }
    }
  }
  /// Less of everything, until the queue is short again.
  static var brownout: Wiring<Container> {
    Wiring { container in
      container.activate(\.stale)
      container.limits.register { Limits(open: 10, waiting: 5) }
    }
    .enabled { $0.slack < 0 }  // expect: stops limits
  }
}

struct Client: Sendable {
  let table: String
  func run(on proxy: Container) async throws -> String {
    proxy.gate().waiting += 1
    defer { proxy.gate().waiting -= 1 }
    let rows = try await proxy.store().count(in: table)
    return "\(rows) rows, \(proxy.limits().open) at once"
  }
}

try await withContainer(Container()) { proxy in
  proxy.activate(\.brownout)
  try await withThrowingTaskGroup(of: String.self) { clients in
    for number in 1...30 { clients.addTask { try await Client(table: "t\(number)").run(on: proxy) } }
    for try await line in clients { print(line) }
  }
}

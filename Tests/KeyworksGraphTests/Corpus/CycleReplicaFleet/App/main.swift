// why: `fleet` connects each replica in a task group, which awaits `skew`, which is measured
// by the fleet: fleet → skew → fleet.
// A proxy in front of a primary and its read replicas.
import Keyworks
import KeyworksAsync

struct Endpoint: Sendable {
  let host: String
  var port = 5432
}

/// How far the clock of this machine is from those of the databases.
struct ClockSkew: Sendable {
  let milliseconds: Int

  static func measured(by fleet: Fleet) async -> ClockSkew {
    var total = 0
    for replica in fleet.replicas { total += await replica.ping() }
    return ClockSkew(milliseconds: total / max(1, fleet.replicas.count))
  }
}

actor Replica {
  let endpoint: Endpoint
  private let skew: ClockSkew
  private var isOpen = true

  init(_ endpoint: Endpoint, skew: ClockSkew) {
    self.endpoint = endpoint
    self.skew = skew
  }
  func ping() -> Int { isOpen ? endpoint.port % 7 + skew.milliseconds : 0 }
  func hangUp() { isOpen = false }
}

struct Fleet: Sendable {
  let replicas: [Replica]
  func close() async {
    for replica in replicas { await replica.hangUp() }
  }
}

extension Container {
  var endpoints: Factory<[Endpoint]> {
    self { [Endpoint(host: "db-a"), Endpoint(host: "db-b", port: 5433)] }.cached
  }
  var fleet: AsyncFactory<Fleet, any Error> {  // expect: cycle fleet skew
    self.async { Fleet(replicas: try await self.connectAll()) }.cached.teardown { await $0.close() }
  }
  var skew: AsyncFactory<ClockSkew, any Error> {
    self.async { await .measured(by: try await self.fleet()) }.cached
  }

  private func connectAll() async throws -> [Replica] {
    try await withThrowingTaskGroup(of: Replica.self) { group in
      for endpoint in endpoints() {
        group.addTask { try await self.connect(to: endpoint) }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
  }

  private func connect(to endpoint: Endpoint) async throws -> Replica {
    Replica(endpoint, skew: try await skew())
  }
}

try await withContainer(Container()) { proxy in
  try await proxy.start(\.fleet)
  for replica in try await proxy.fleet().replicas {
    print(replica.endpoint.host, "answers after", await replica.ping(), "ms")
  }
}

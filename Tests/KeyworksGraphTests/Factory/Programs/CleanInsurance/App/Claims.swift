// why: The actor asks for the claim service from a task that runs after its init, and a generic helper resolves by key path.
import FactoryKit

enum Claim: Hashable {
  case water(cents: Int), fire(cents: Int)
  var cents: Int {
    switch self {
    case .water(let cents), .fire(let cents): return cents
    }
  }
}

actor ClaimQueue {
  private var pending: [Claim] = []

  init() {
    Task { await self.drain() }
  }

  func add(_ claim: Claim) { pending.append(claim) }

  func drain() async {
    let service = Container.shared.claimService()
    for claim in pending { service.settle(claim) }
    pending.removeAll()
  }
}

final class ClaimService: @unchecked Sendable {
  private let queue: ClaimQueue
  private let policy: Policy
  private var paid = 0

  init(queue: ClaimQueue, policy: Policy) {
    self.queue = queue
    self.policy = policy
  }

  func file(_ claim: Claim) async { await queue.add(claim) }
  func settle(_ claim: Claim) { paid += policy.payout(claim) }
  var total: Int { paid }
}

protocol Policy: Sendable {
  func payout(_ claim: Claim) -> Int
}

extension Policy {
  func payout(_ claim: Claim) -> Int { claim.cents - claim.cents / 10 }
}

struct HomePolicy: Policy {}
struct FullPolicy: Policy {
  func payout(_ claim: Claim) -> Int { claim.cents }
}

extension Container {
  var claimQueue: Factory<ClaimQueue> { self { ClaimQueue() }.singleton }
  var claimService: Factory<ClaimService> {
    self { ClaimService(queue: self.claimQueue(), policy: self.policy()) }.singleton
  }
  var policy: Factory<Policy> { self { HomePolicy() } }
}

struct Provider<Value> {
  let path: KeyPath<Container, Factory<Value>>
  func get() -> Value { Container.shared[keyPath: path]() }
}

@main
struct Insurance {
  static func main() async {
    Container.shared.policy.register { FullPolicy() }
    let service = Provider(path: \.claimService).get()
    await service.file(.water(cents: 90_000))
    await service.file(.fire(cents: 10_000))
    await Container.shared.claimQueue().drain()
    print(service.total)
  }
}

// why: the singleton keeps a provider of couple (in the wrapper `Current`), so each read gets
// the couple that is logged in.
// Couples plan evenings; the couple that is logged in changes, the planner stays.
import Keyworks
import KeyworksUI
import Synchronization

extension Scope { static let couple = Scope("couple") }

/// Asks the container at each read. `$property` tells where it looks.
@propertyWrapper
struct Current<Value> {
  private let provider: Provider<Value>
  let projectedValue: String

  init(_ factory: KeyPath<Container, Factory<Value>> & Sendable, named name: String = "current") {
    provider = Container.shared.provider(factory)
    projectedValue = name
  }

  var wrappedValue: Value { provider() }
}

final class Couple: Sendable {
  private let evenings = Mutex<[String]>([])
  func plan(_ evening: String) { evenings.withLock { $0.append(evening) } }
  var planned: [String] { evenings.withLock { $0 } }
}

final class Places: Sendable {
  let all = ["ramen bar", "planetarium", "ice rink"]
}

@MainActor class Planner {
  @Current(\.couple, named: "this couple") var couple
  @Injected(\.places) private var places
  private var turn = 0

  func nextPlace() -> String {
    defer { turn += 1 }
    return places.all[turn % places.all.count]
  }

  func plan() { couple.plan(nextPlace()) }
}

@MainActor final class SurprisePlanner: Planner {
  override func plan() {
    _ = nextPlace()
    super.plan()
  }

  func summary() -> String { "\($couple): \(couple.planned.joined(separator: ", "))" }
}

extension Container {
  var couple: Factory<Couple> { self { Couple() }.scope(.couple) }
  var places: Factory<Places> { self { Places() }.singleton }
  var planner: MainActorFactory<SurprisePlanner> { self.mainActor { SurprisePlanner() }.singleton }
}

for evenings in [2, 1] {
  let planner = Container.shared.planner()
  for _ in 0..<evenings { planner.plan() }
  print(planner.summary())
  Container.shared.reset(scope: .couple)
}

// why: the coordinator keeps providers of its models and calls them in start(_:), when it has
// long been built.
import Keyworks
import KeyworksUI

@MainActor protocol Step: AnyObject {
  var name: String { get }
  func perform() -> Int
}

@MainActor final class OrchardCoordinator {
  enum Work { case picking(trees: Int), pressing }

  private let picking: MainActorParameterProvider<Int, PickingModel>
  private let pressing: MainActorProvider<PressingModel>
  private(set) var apples = 0
  private(set) var done: [String] = []

  init(picking: MainActorParameterProvider<Int, PickingModel>, pressing: MainActorProvider<PressingModel>) {
    (self.picking, self.pressing) = (picking, pressing)
    note("gates open")
  }

  func start(_ work: Work) {
    let step = model(for: work)
    apples += step.perform()
    note(step.name)
  }

  private func model(for work: Work) -> any Step {
    switch work {
    case .picking(let trees): picking(trees)
    case .pressing: pressing()
    }
  }

  func note(_ line: String) { done.append(line) }
}

@MainActor final class PickingModel: Step {
  let name = "picking"
  private let trees: Int
  private unowned let coordinator: OrchardCoordinator
  init(trees: Int, coordinator: OrchardCoordinator) { (self.trees, self.coordinator) = (trees, coordinator) }

  func perform() -> Int {
    coordinator.note("ladders to \(trees) trees")
    return trees * 80
  }
}

@MainActor final class PressingModel: Step {
  let name = "pressing"
  @Injected(\.orchard) private var coordinator
  @Injected(\.press) private var press

  func perform() -> Int { -press.litres(from: coordinator.apples) * 12 }
}

struct CiderPress: Sendable {
  func litres(from apples: Int) -> Int { apples / 12 }
}

extension Container {
  var press: Factory<CiderPress> { self { CiderPress() }.singleton }
  var orchard: MainActorFactory<OrchardCoordinator> {
    self.mainActor {
      OrchardCoordinator(picking: self.provider(\.picking), pressing: self.provider(\.pressing))
    }.cached
  }
  var picking: MainActorParameterFactory<Int, PickingModel> {
    self.mainActor { PickingModel(trees: $0, coordinator: self.orchard()) }
  }
  var pressing: MainActorFactory<PressingModel> { self.mainActor { PressingModel() } }
}

let autumn = Container.shared.orchard()
autumn.start(.picking(trees: 3))
autumn.start(.pressing)
print(autumn.done, autumn.apples)

import Keyworks
import KeyworksUI
import Observation
import Testing

@MainActor @Suite struct `An observable model` {
  private let changes = Changes()

  @Test func `an observable model tracks its own properties, not the injected ones`() {
    withSandbox {
      let model = ModelWorld.shared.model()
      changes.follow { _ = (model.count, model.price, model.later) }
      model.count += 1
      #expect(changes.seen == 1)
      #expect(model.price == 3)
      #expect(model.later == 3)
    }
  }

  @Test func `a change to an injected model is observed through the model that holds it`() {
    withSandbox {
      let parent = ModelWorld.shared.parent()
      changes.follow { _ = parent.model.count }
      parent.model.count += 1
      #expect(changes.seen == 1)
      #expect(parent.model === ModelWorld.shared.model())
    }
  }

  @Test func `an observable model receives an overridden dependency`() {
    withSandbox {
      ModelWorld.shared.price.override { 5 }
      #expect(ModelWorld.shared.model().price == 5)
    }
  }
}

private final class ModelWorld: SharedContainer {
  static let shared = ModelWorld()
  let manager = ContainerManager()
}

extension ModelWorld {
  fileprivate var price: Factory<Int> { self { 3 } }
  fileprivate var model: MainActorFactory<PricedModel> { self.mainActor { PricedModel() }.cached }
  fileprivate var parent: MainActorFactory<ParentModel> { self.mainActor { ParentModel() } }
}

@MainActor @Observable private final class PricedModel {
  @ObservationIgnored @Injected(\ModelWorld.price) var price
  @ObservationIgnored @LazyInjected(\ModelWorld.price) var later
  var count = 0
}

@MainActor @Observable private final class ParentModel {
  @ObservationIgnored @Injected(\ModelWorld.model) var model
}

/// Counts the changes of the properties that were read.
@MainActor private final class Changes {
  private(set) var seen = 0

  func follow(_ read: () -> Void) {
    withObservationTracking(read) {
      MainActor.assumeIsolated { self.seen += 1 }
    }
  }
}

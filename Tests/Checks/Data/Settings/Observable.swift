// Observable classes with injected properties.

import Keyworks
import KeyworksUI
import Observation

extension Container {
  var number: Factory<Int> { self { 1 } }
  var model: MainActorFactory<ScreenModel> { self.mainActor { ScreenModel() }.cached }
}

@MainActor @Observable final class ScreenModel {
  @ObservationIgnored @Injected(\.number) var number
  @ObservationIgnored @LazyInjected(\.number) var later
  var count = 0
}

@MainActor @Observable final class ParentModel {
  @ObservationIgnored @Injected(\.model) var model
  var count = 0
}

// swift-format-ignore-file
#if canImport(SwiftUI)
  import Keyworks
  import KeyworksUI
  import SwiftUI

  struct SearchView: View {
    @InjectedState(\.search) var model

    var body: some View { Text("\(model.results.count) recipes") }
  }

  #Preview("Two recipes") {
    let _ = Container.shared.recipes.override { SampleRecipeService() }
    let _ = Container.shared.clock.override { FixedClock() }
    SearchView()
  }
#endif

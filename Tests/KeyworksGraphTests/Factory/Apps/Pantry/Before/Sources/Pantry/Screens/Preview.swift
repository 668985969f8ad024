// swift-format-ignore-file
#if canImport(SwiftUI)
  import FactoryKit
  import SwiftUI

  struct SearchView: View {
    @InjectedObservable(\.search) var model

    var body: some View { Text("\(model.results.count) recipes") }
  }

  #Preview("Two recipes") {
    let _ = Container.shared.recipes.register { SampleRecipeService() }
    let _ = Container.shared.clock { FixedClock() }
    SearchView()
  }
#endif

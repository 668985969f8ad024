// false: A promise with bodies only for variants, if a function chooses one for a closure
import Keyworks

enum Brand: Variant, CaseIterable { case acme, globex }

extension Container {
  var theme: Factory<String> {  // limit: promise theme
    promised().when(Brand.acme) { "red" }.when(Brand.globex) { "green" }
  }

  func inEachBrand(_ body: (Container) -> String) -> [String] {
    Brand.allCases.map { brand in with(brand) { body($0) } }
  }
}

print(Container.shared.inEachBrand { $0.theme() })

import Keyworks
import Pharmacy

public enum Ward: Variant {
  case adults, children
}

struct Adults: Formulary {
  func milligrams(of drug: String, perKilo weight: Double) -> Double { Double(drug.count) * 40 }
}

struct Children: Formulary {
  let most = 200.0
  func milligrams(of drug: String, perKilo weight: Double) -> Double {
    min(most, weight * Double(drug.count))
  }
}

extension Ward {
  public static func open(in container: Container) {
    container.formulary.register(for: Ward.adults) { Adults() }
    container.formulary.register(for: Ward.children) { Children() }
  }
}

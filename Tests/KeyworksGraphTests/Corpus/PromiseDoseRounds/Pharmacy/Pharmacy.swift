import Keyworks

public protocol Formulary: Sendable {
  func milligrams(of drug: String, perKilo weight: Double) -> Double
}

public struct DoseCalculator: Sendable {
  let formulary: any Formulary
  public func dose(of drug: String, for weight: Double) -> Double {
    formulary.milligrams(of: drug, perKilo: weight).rounded()
  }
}

extension Container {
  public var formulary: Factory<any Formulary> { promised() }  // expect: promise formulary
  public var doses: Factory<DoseCalculator> { self { DoseCalculator(formulary: self.formulary()) } }
}

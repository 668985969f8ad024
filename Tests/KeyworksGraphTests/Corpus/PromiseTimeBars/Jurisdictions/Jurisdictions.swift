import Keyworks

public enum Jurisdiction: Variant { case england, scotland }

public struct TimeBar: Sendable {
  public let statute: String
  public let years: Int
}

extension Container {
  public var timeBar: Factory<TimeBar> {  // expect: promise timeBar
    promised()
      .when(Jurisdiction.england) { TimeBar(statute: "Limitation Act 1980", years: 6) }
      .when(Jurisdiction.scotland) { TimeBar(statute: "Prescription and Limitation Act 1973", years: 5) }
  }
}

// At run time: the report stops the program, since nobody calls `installCentrifuge`; and `microscope` has no body anywhere.
import Keyworks

public protocol Centrifuge: Sendable {
  func spin(_ tube: String) -> String
}

public protocol Microscope: Sendable {
  associatedtype Picture: Sendable
  func look() -> Picture
}

public struct Analysis: Sendable {
  public let lines: [String]
}

extension Container {
  public var centrifuge: Factory<any Centrifuge> {  // expect: promise centrifuge
    promised()
  }
  public var microscope: Factory<any Microscope> { promised() }  // expect: promise microscope

  public var analysis: Factory<Analysis> {
    self {
      let machine = self.centrifuge()
      return Analysis(lines: ["blood", "water"].map(machine.spin) + ["\(self.microscope().look())"])
    }
  }
}

import Keyworks

public protocol Thermometer: Sendable {
  var celsius: Int { get }
}

public protocol Logbook: Sendable {
  func note(_ line: String)
}

public final class KilnContainer: SharedContainer {
  public static let shared = KilnContainer()
  public let manager = ContainerManager()
}

public struct Firing: Sendable {
  let target: Int
  let thermometer: any Thermometer
  let logbook: any Logbook

  public func step() -> Bool {
    logbook.note("\(thermometer.celsius) of \(target) degrees")
    return thermometer.celsius >= target
  }
}

extension KilnContainer {
  public var thermometer: Factory<any Thermometer> { promised() }  // expect: promise thermometer
  public var logbook: Factory<any Logbook> { promised() }

  public var firing: ParameterFactory<Int, Firing> {
    self { target in
      Firing(target: target, thermometer: self.thermometer(), logbook: self.logbook())
    }
  }
}

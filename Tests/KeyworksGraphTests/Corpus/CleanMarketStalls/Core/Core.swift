import Keyworks

public protocol Stand: Sendable {
  var name: String { get }
  func offer() -> [String]
}

extension Stand {
  public func offer() -> [String] { ["nothing at \(name)"] }
}

/// The contribution of a module. The app lists the types that conform.
public protocol Feature {
  static func register(in container: Container)
}

extension Container {
  public static var stands: Tags<any Stand> { Tags() }
  public var currency: Factory<String> { promised() }
  public var rent: ParameterFactory<String, Int> { promised() }
}

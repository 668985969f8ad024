import Keyworks

public protocol Barometer: Sendable {
  var hectopascals: Double { get }
}

public struct Forecast: Sendable {
  public let pressure: Double
  public var text: String { pressure > 1013 ? "fair" : "change" }
}

extension Container {
  /// The app says which barometer hangs on the wall.
  public var barometer: Factory<any Barometer> { promised() }  // expect: cycle barometer forecast
  public var forecast: Factory<Forecast> { self { Forecast(pressure: self.barometer().hectopascals) }.cached }
}

extension SharedContainer {
  /// Resolves what `path` names, and makes something of it.
  public func using<Need, Result>(
    _ path: KeyPath<Self, Factory<Need>>, _ make: (Need) throws -> Result
  ) rethrows -> Result {
    try make(self[keyPath: path]())
  }
}

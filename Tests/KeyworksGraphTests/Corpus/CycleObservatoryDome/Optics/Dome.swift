import Keyworks

public protocol Forecast: Sendable {
  /// The expected seeing in arc seconds.
  func seeing(at hour: Int) -> Double
}

public final class Dome: Sendable {
  private let forecast = Container.injected(\.forecast)
  public let opensAt: Int

  public init(opensAt hour: Int) { opensAt = hour }

  public var isWorthOpening: Bool { forecast.seeing(at: opensAt) < 2 }
}

extension Container {
  public var forecast: Factory<any Forecast> { promised() }  // expect: cycle forecast nightLog dome
  public var dome: Factory<Dome> { self { Dome(opensAt: 22) }.cached }
}

import Keyworks

public protocol Station: Sendable {
  var degrees: Int { get }
}

public struct Forecast: Sendable {
  let station: any Station
  let place: String
  let unit: String
  public var text: String { "\(station.degrees) \(unit) in \(place)" }
}

extension Container {
  public var station: Factory<any Station> { promised() }
  public var unit: Factory<String> { promised() }  // expect: promise unit
  public var place: Factory<String> { promised() }
  public var forecast: Factory<Forecast> {
    self { Forecast(station: self.station(), place: self.place(), unit: self.unit()) }
  }
}

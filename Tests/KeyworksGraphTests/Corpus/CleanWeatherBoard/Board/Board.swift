import Keyworks
import Readings

public enum Units: Variant { case metric, imperial }

extension Container {
  public static var board: Tags<Reading> {
    [
      Tagged(\.pressure, .after(\.wind)),
      Tagged(\.wind, under: Units.metric),
      Tagged(\.wind, under: Units.imperial),
    ]
  }

  public var wind: Factory<Reading> {
    self { Reading("wind", self.metresPerSecond(), "m/s") }
      .when(Units.imperial) { Reading("wind", 2.25 * self.metresPerSecond(), "mph") }
  }
  public var pressure: Factory<Reading> { self { Reading("pressure", 1008, "hPa") } }
  var metresPerSecond: Factory<Double> { self { 8 } }
}

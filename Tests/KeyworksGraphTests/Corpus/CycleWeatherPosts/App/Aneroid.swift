import Instruments

/// A cheap instrument, which is corrected by how far it was off at the last forecast.
struct Aneroid: Barometer {
  let raw = 1009.5
  let correction: Double

  init(after forecast: Forecast) { correction = (forecast.pressure - 1013) / 10 }

  var hectopascals: Double { raw + correction }
}

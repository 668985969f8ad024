// why: a weather station caches readings that expire, and a label whose unit only some callers give.
import Keyworks
import KeyworksAsync
import Sensors

struct Forecast: Sendable {
  let low: Reading
  let high: Reading
}

actor Screen {
  let forecast: Forecast
  init(_ forecast: Forecast) { self.forecast = forecast }
  var text: String { "\(forecast.low.degrees) to \(forecast.high.degrees)" }
}

extension Container {
  var forecast: AsyncFactory<Forecast, Never> {
    self.async {
      async let low = self.reading()
      async let high = self.reading()
      return Forecast(low: await low, high: await high)
    }
  }
  var screen: AsyncFactory<Screen, Never> {  // expect: captive screen forecast reading
    self.async { Screen(await self.forecast()) }.cached
  }
  // This one ages too.
  var banner: AsyncFactory<String, Never> {
    self.async { await self.screenless() }.cached.timeToLive(.seconds(30))
  }
  var screenless: AsyncFactory<String, Never> {
    self.async { "\(await self.reading().degrees) at \(self.mast()) m" }
  }
  var legend: Factory<[String]> {  // expect: captive legend label
    self { (1...3).map { "\($0) \(self.label())" } }.cached
  }
}

let station = Container.shared
print(await station.screen().text, await station.banner())
station.with(Unit(value: "C")) { print($0.legend()) }

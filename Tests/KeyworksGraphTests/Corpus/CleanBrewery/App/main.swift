// why: each container is closed in Shift.isolated, and the singleton boiler is torn down by
// the withTeardown in callAsFunction(_:).
import Keyworks
import KeyworksAsync
import Plant

actor Kettle: Drainable {
  private let boiler: Boiler
  private var litres: Int

  init(litres: Int, boiler: Boiler) {
    self.litres = litres
    self.boiler = boiler
  }

  func boil(_ malt: String) async -> String {
    "\(litres) l of \(malt) wort at \(await boiler.heat(by: 0.4)) bar"
  }

  func drain() { litres = 0 }
}

extension Container {
  var kettle: AsyncParameterFactory<Int, Kettle, any Error> {
    self.async { litres in Kettle(litres: litres, boiler: self.boiler()) }
      .cached
      .teardown { await $0.drain() }
  }
}

let shift = Shift(hours: 3)
try await shift { cellar, hour in
  let kettle = try await cellar.kettle(200 + 50 * hour)
  print(await kettle.boil(hour == 1 ? "pale" : "smoked"))
}

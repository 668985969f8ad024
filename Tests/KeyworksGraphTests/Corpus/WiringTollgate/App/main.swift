// why: nothing activates or merges the wiring holidayTariff, tariffs forgot it.
import Keyworks
import KeyworksWiring

struct Vehicle {
  let plate: String
  let axles: Int
  let isElectric: Bool
}

struct Surcharge: Sendable {
  let name: String
  let apply: @Sendable (Vehicle, Int) -> Int
}

struct Receipt {
  let plate: String
  let cents: Int
  let reasons: [String]
}

extension Container {
  var base: Factory<Int> { self { 250 } }
  var currency: Factory<String> { self { "ct" } }
  var barrierSeconds: Factory<Int> { self { 6 } }

  var axles: Factory<Surcharge> {
    self { Surcharge(name: "axles") { vehicle, cents in cents + max(0, vehicle.axles - 2) * 80 } }
  }
  var night: Factory<Surcharge> { self { Surcharge(name: "night") { _, cents in cents * 3 / 4 } } }
  var clean: Factory<Surcharge> {
    self { Surcharge(name: "electric") { vehicle, cents in vehicle.isElectric ? cents / 2 : cents } }
  }

  static var surcharges: Tags<Surcharge> { [Tagged(\.axles, priority: 10)] }
}

// MARK: Tariffs

extension Container {
  static var nightTariff: Wiring<Container> {
    Wiring { gate in
      gate.contribute(Tagged(\.night, priority: 20), to: \.surcharges)
      gate.barrierSeconds.register { 9 }
    }
  }

  static var greenTariff: Wiring<Container> {
    Wiring { $0.contribute(Tagged(\.clean, priority: 30), to: \.surcharges) }
  }

  static var holidayTariff: Wiring<Container> {  // expect: wiring base
    Wiring { $0.base.register { 400 } }.priority(5)
  }

  static var tariffs: Wiring<Container> {
    Wiring(merging: [nightTariff, greenTariff])
  }
}

// MARK: The gate

func pass(_ vehicle: Vehicle, through gate: Container) -> Receipt {
  let surcharges = gate[\.surcharges]
  let cents = surcharges.reduce(gate.base()) { cents, surcharge in surcharge.apply(vehicle, cents) }
  return Receipt(plate: vehicle.plate, cents: cents, reasons: surcharges.map(\.name))
}

let gate = Container()
gate.activate(\.tariffs)

while let plate = readLine() {
  let vehicle = Vehicle(plate: plate, axles: plate.count > 7 ? 4 : 2, isElectric: plate.hasSuffix("E"))
  let receipt = pass(vehicle, through: gate)
  print(receipt.plate, receipt.cents, gate.currency(), receipt.reasons, "open for", gate.barrierSeconds(), "s")
}

// why: A diamond over a graph-scoped meter, a default argument that is always given, and a convenience init that the factory does not use.
import FactoryKit

extension Container {
  var meter: Factory<PowerMeter> { self { PowerMeter() }.graph }

  var washer: Factory<Washer> {
    self { Washer(meter: self.meter(), program: .eco) }
  }

  var dryer: Factory<Dryer> {
    self { Dryer(meter: self.meter(), washer: self.washer()) }
  }

  var coinBox: Factory<CoinBox> {
    self { CoinBox(prices: [.eco: 300, .hot: 450]) }.singleton
  }

  var laundry: Factory<Laundry> {
    self { Laundry(washer: self.washer(), dryer: self.dryer(), box: self.coinBox()) }
  }
}

enum Program { case eco, hot }

final class PowerMeter {
  private(set) var watts = 0
  func add(_ watts: Int) { self.watts += watts }
}

final class Washer {
  let meter: PowerMeter
  let program: Program

  init(meter: PowerMeter, program: Program, dryer: Dryer? = nil) {
    self.meter = meter
    self.program = program
    dryer?.preheat()
  }

  /// For the demo shop only.
  convenience init(demo: Program) {
    let dryer = Container.shared.dryer()
    self.init(meter: dryer.meter, program: demo, dryer: dryer)
  }

  func run() { meter.add(program == .eco ? 600 : 2000) }
}

final class Dryer {
  let meter: PowerMeter
  let washer: Washer

  init(
    meter: PowerMeter = PowerMeter(),
    washer: Washer = Container.shared.laundry().washer
  ) {
    self.meter = meter
    self.washer = washer
  }

  func preheat() { meter.add(100) }
  func run() { meter.add(1200) }
}

final class CoinBox {
  private let prices: [Program: Int]
  init(prices: [Program: Int]) { self.prices = prices }
  func price(_ program: Program) -> Int { prices[program, default: 0] }
}

struct Laundry {
  let washer: Washer
  let dryer: Dryer
  let box: CoinBox

  func wash() -> Int {
    washer.run()
    dryer.run()
    return box.price(washer.program)
  }
}

@main
struct LaundryApp {
  static func main() {
    let laundry = Container.shared.laundry()
    print(laundry.wash(), laundry.dryer.meter.watts)
    Washer(demo: .hot).run()
  }
}

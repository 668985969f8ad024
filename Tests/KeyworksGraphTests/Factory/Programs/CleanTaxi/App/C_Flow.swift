import FactoryKit

struct RideFlow {
  let number: Int

  func start(at street: String) {
    Container.shared.meter.register { TaxiMeter(rate: 220) }
    let driver = dependency(\.driverFinder)?.nearest(to: street) ?? "nobody"
    log("\(driver) comes to \(street)")
  }

  func finish(km: Double) {
    guard let meter = Container.shared.meter() else { return }
    meter.drive(km: km)
    log("\(meter.cents) cents")
  }

  private func log(_ line: String) {
    Container.shared.rideLog(number)?.note(line)
  }
}

@main
struct Taxi {
  static func main() {
    let flow = RideFlow(number: 1)
    flow.start(at: "Elm Street")
    flow.finish(km: 3.2)
  }
}

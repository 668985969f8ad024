import FactoryKit

final class TaxiMeter: Meter {
  private(set) var cents = 390
  let rate: Int
  init(rate: Int) { self.rate = rate }
  func drive(km: Double) { cents += Int(km * Double(rate)) }
}

struct GridFinder: DriverFinding {
  var drivers = ["Mo", "Ida"]
  func nearest(to street: String) -> String? {
    drivers.min { abs($0.count - street.count) < abs($1.count - street.count) }
  }
}

struct ConsoleLog: RideLog {
  let ride: Int
  func note(_ line: String) { print("[\(ride)]", line) }
}

extension Container: @retroactive AutoRegistering {
  public func autoRegister() {
    driverFinder.register { GridFinder() }
    registerLogging()
  }

  private func registerLogging() {
    rideLog.register { ConsoleLog(ride: $0) }
  }
}

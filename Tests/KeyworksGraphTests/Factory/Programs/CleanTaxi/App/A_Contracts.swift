// why: All promises are kept: two in autoRegister (one through a helper it calls), a third one by the ride flow when a ride starts.
import FactoryKit

protocol Meter: AnyObject {
  func drive(km: Double)
  var cents: Int { get }
}
protocol DriverFinding { func nearest(to street: String) -> String? }
protocol RideLog { func note(_ line: String) }

extension Container {
  var meter: Factory<Meter?> { promised().cached }
  var driverFinder: Factory<DriverFinding?> { promised() }
  var rideLog: ParameterFactory<Int, RideLog?> { promised() }
}

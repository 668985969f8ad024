// why: The default sensor is harmless, but the one that autoRegister registers averages over the thermostat's log, whose owner needs the sensor.
import FactoryKit

extension Container: AutoRegistering {
  public func autoRegister() {
    sensor.register { SmoothedSensor(log: self.temperatureLog()) }
    heater.onTest { HeaterMock() }
  }
}

@main
struct AppDelegate {
  static func main() {
    let thermostat = Container.shared.thermostat()
    thermostat.target = 21
    thermostat.tick()
  }
}

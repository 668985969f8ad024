import FactoryKit

extension Container {
  var sensor: Factory<Sensor> { self { FixedSensor(value: 20) } }  // expect: cycle sensor temperatureLog thermostat
  var heater: Factory<Heater> { self { RelayHeater(pin: 4) } }
  var temperatureLog: Factory<TemperatureLog> { self { TemperatureLog() }.singleton }
  var thermostat: Factory<Thermostat> {
    self { Thermostat(sensor: self.sensor(), heater: self.heater()) }.singleton
  }
}

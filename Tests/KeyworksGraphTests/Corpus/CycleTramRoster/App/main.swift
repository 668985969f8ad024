// why: roster → Duty(tram: 90) in the result builder → default argument `driver` → standby →
// roster.
import Keyworks

// The depot writes tomorrow's roster; whoever has no tram stands by.

struct Duty: Sendable {
  let tram: Int
  let driver: String

  init(tram: Int, driver: String = Container.shared.standby().first) {
    self.tram = tram
    self.driver = driver
  }
}

@resultBuilder
enum RosterBuilder {
  static func buildExpression(_ duty: Duty) -> [Duty] { [duty] }
  static func buildBlock(_ parts: [Duty]...) -> [Duty] { parts.flatMap { $0 } }
  static func buildArray(_ parts: [[Duty]]) -> [Duty] { parts.flatMap { $0 } }
}

struct Roster: Sendable {
  let duties: [Duty]

  init(@RosterBuilder _ duties: () -> [Duty]) { self.duties = duties() }

  func isFree(_ driver: String) -> Bool { !duties.contains { $0.driver == driver } }
}

struct Standby: Sendable {
  let drivers: [String]
  var first: String { drivers.first ?? "nobody" }
}

extension Container {
  var fleet: Factory<[Int]> { self { [4, 7, 11] }.singleton }
  var drivers: Factory<[String]> { self { ["Olga", "Ruben", "Mei", "Tariq", "Ines"] }.singleton }

  var roster: Factory<Roster> {  // expect: cycle roster standby
    self {
      Roster {
        for (tram, driver) in zip(self.fleet(), self.drivers()) {
          Duty(tram: tram, driver: driver)
        }
        Duty(tram: 90)  // the snow plough
      }
    }
  }

  var standby: Factory<Standby> {
    self { Standby(drivers: self.drivers().filter(self.roster().isFree)) }
  }
}

for duty in Container.shared.roster().duties { print(duty.tram, duty.driver) }
print("standing by:", Container.shared.standby().first)

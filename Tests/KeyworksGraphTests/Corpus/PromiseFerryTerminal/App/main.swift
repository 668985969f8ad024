// why: tides is only overridden during the rehearsal; the timetable of the summer finds
// nothing registered.
import Keyworks

// A ferry line to two islands. The tide decides how steep the gangway is, and so who can board without help.

protocol TideTable: Sendable {
  subscript(hour: Int) -> Double { get }
}

struct SlackWater: TideTable {
  subscript(hour: Int) -> Double { 0 }
}

protocol Vessel: Sendable {
  var deckHeight: Double { get }
  var name: String { get }
}

struct CarFerry: Vessel {
  let name: String
  var deckHeight: Double { 3.2 }
}

struct Gangway {
  let vessel: any Vessel
  let tides: any TideTable

  func slope(at hour: Int) -> Double { (vessel.deckHeight + tides[hour] - 2.5) / 8 }
}

struct Timetable {
  let hours: [Int]
  let gangway: Gangway

  func printed(title: String) -> String {
    let lines = hours.map { "\($0):00 \(gangway.slope(at: $0) > 0.1 ? "help needed" : "level")" }
    return ([title, gangway.vessel.name] + lines).joined(separator: "\n")
  }
}

extension Container {
  var tides: Factory<any TideTable> { promised() }  // expect: promise tides
  var vessel: Factory<any Vessel> { promised() }
  var gangway: Factory<Gangway> { self { Gangway(vessel: self.vessel(), tides: self.tides()) } }
  var timetable: ParameterFactory<[Int], Timetable> {
    self { hours in Timetable(hours: hours, gangway: self.gangway()) }
  }
}

/// Runs `plan` as if the water stood still, so that the crew sees what the vessel alone makes of the gangway.
struct Rehearsal {
  let harbour: Container

  func callAsFunction<Outcome>(_ plan: (Container) -> Outcome) -> Outcome {
    harbour.tides.override { SlackWater() }.during { plan(harbour) }
  }
}

extension Container: @retroactive AutoRegistering {
  public func autoRegister() {
    vessel.register { CarFerry(name: "Hjalmar") }
  }
}

let harbour = Container.shared
let rehearsal = Rehearsal(harbour: harbour)
print(rehearsal { $0.timetable([6, 9]).printed(title: "Rehearsal") })
print(harbour.timetable([6, 9, 12, 18]).printed(title: "Summer"))

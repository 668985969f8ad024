// why: calendar → propagator (by its key path through join and fetch) → trays (likewise) →
// calendar.
import Keyworks

typealias Path<Value> = KeyPath<Container, Factory<Value>> & Sendable

struct Lamp: Sendable { let hours: Int }
struct Trays: Sendable { let labels: [String] }

struct Propagator: Sendable {
  let trays: Trays
  let lamp: Lamp
  var capacity: Int { lamp.hours * 2 - trays.labels.count }
}

struct Packet: Sendable {
  let name: String
  let weeksIndoors: Int
}

struct SowingCalendar: Sendable {
  let packets: [Packet]
  let propagator: Propagator

  func names(inWeek week: Int) -> [String] {
    packets.filter { $0.weeksIndoors >= week }.prefix(propagator.capacity).map(\.name)
  }
}

// MARK: Putting things together

extension Container {
  /// Fetches two parts by their key paths and joins them.
  func join<First, Second, Whole>(
    _ first: Path<First>, _ second: Path<Second>, into whole: (First, Second) -> Whole
  ) -> Whole {
    whole(fetch(first), fetch(second))
  }

  private func fetch<Value>(_ path: Path<Value>) -> Value { self[path] }
}

// MARK: The library

extension Container {
  var packets: Factory<[Packet]> {
    self { [Packet(name: "leek", weeksIndoors: 10), Packet(name: "basil", weeksIndoors: 6)] }.singleton
  }

  var lamp: Factory<Lamp> { self { Lamp(hours: 14) } }

  var trays: Factory<Trays> {  // expect: cycle trays calendar propagator
    self { Trays(labels: self.calendar().names(inWeek: 8)) }
  }

  var calendar: Factory<SowingCalendar> {
    self { self.join(\.packets, \.propagator, into: SowingCalendar.init) }
  }

  var propagator: Factory<Propagator> {
    self { self.join(\.trays, \.lamp, into: Propagator.init(trays:lamp:)) }.cached
  }
}

let library = Container()
for week in 1...10 {
  print("week \(week):", library.calendar().names(inWeek: week).joined(separator: ", "))
}

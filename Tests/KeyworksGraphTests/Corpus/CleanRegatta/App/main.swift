// why: @Current stores the key path only and resolves wind and course at each read, so the
// committee keeps neither.
import Keyworks
import Synchronization

extension Scope { static let race = Scope("race") }

/// `@Current(\.wind) var wind`: whatever the container has when the property is read.
@propertyWrapper
struct Current<Value>: Sendable {
  private let path: KeyPath<Container, Factory<Value>> & Sendable

  init(_ path: KeyPath<Container, Factory<Value>> & Sendable) { self.path = path }
  var wrappedValue: Value { Container.shared[path] }
}

final class Wind: Sendable {
  private let knots: Mutex<Double>
  init(knots: Double) { self.knots = Mutex(knots) }

  var force: Double { knots.withLock { $0 } }
  func gust(_ knots: Double) { self.knots.withLock { $0 += knots } }
}

struct Course: Sendable {
  let marks: [String]
  let legMiles: Double
  var miles: Double { Double(marks.count - 1) * legMiles }
}

struct Handicap: Sendable {
  let factor: Double
  func corrected(_ hours: Double) -> Double { hours * factor }
}

/// Runs all races of the season.
actor Committee {
  @Current(\.wind) private var wind
  @Current(\.course) private var course
  @Injected(\.handicap) private var handicap
  private var log: [String] = []

  func start(_ boat: String) {
    wind.gust(Double(log.count))
    let hours = handicap.corrected(course.miles / max(wind.force / 2, 1))
    log.append("\(boat): \(course.marks.joined(separator: "-")) in \(hours) h")
  }
  var results: [String] { log }
}

extension Container {
  var handicap: Factory<Handicap> { self { Handicap(factor: 0.93) }.singleton }
  var wind: Factory<Wind> { self { Wind(knots: 12) }.scope(.race) }
  var course: Factory<Course> {
    self { Course(marks: ["A", "B", "C", "A"], legMiles: self.wind().force > 20 ? 1 : 2) }.scope(.race)
  }
  var committee: Factory<Committee> { self { Committee() }.singleton }
}

for fleet in [["Dufour", "Laser"], ["Finn"]] {
  Container.shared.reset(scope: .race)
  for boat in fleet { await Container.shared.committee().start(boat) }
}
print(await Container.shared.committee().results)

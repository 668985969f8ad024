// why: the bell refers to its container unowned, and the registered body receives its
// container instead of capturing it.
import Keyworks
import Synchronization

// Every school of a town has a container. Its bell rings by a timetable, which some schools replace.

final class School: ManagedContainer {
  let manager = ContainerManager()
  let name: String
  let starts: Int

  init(_ name: String, starts: Int) {
    self.name = name
    self.starts = starts
  }
}

protocol Timetable: AnyObject, Sendable {
  func lessons() -> [Int]
}

final class Regular: Timetable {
  private let first: Int
  init(first: Int) { self.first = first }
  func lessons() -> [Int] { (0..<6).map { first + $0 * 45 } }
}

final class WithBreaks: Timetable {
  private let base: Regular
  private let pause: Int
  init(base: Regular, pause: Int) { (self.base, self.pause) = (base, pause) }
  func lessons() -> [Int] { base.lessons().enumerated().map { $1 + $0 / 2 * pause } }
}

final class Bell: Sendable {
  private unowned let school: School
  private let rung = Mutex(0)

  init(of school: School) { self.school = school }

  func ring() -> String {
    let lessons = school.timetable().lessons()
    let index = rung.withLock { rung in
      defer { rung += 1 }
      return rung % lessons.count
    }
    return "\(school.name) \(lessons[index] / 60):\(lessons[index] % 60)"
  }
}

extension School {
  var pause: Factory<Int> { self { self.starts < 480 ? 20 : 15 } }
  var regular: Factory<Regular> { self { Regular(first: self.starts) } }
  var timetable: Factory<any Timetable> { self { self.regular() }.cached }
  var bell: Factory<Bell> { self { Bell(of: self) }.cached }

  func addBreaks() {
    register(\.timetable) { WithBreaks(base: $0.regular(), pause: $0.pause()) }
  }
}

extension School: AutoRegistering {
  func autoRegister() {
    if name.hasSuffix("Primary") { addBreaks() }
  }
}

for school in [School("Hill Primary", starts: 470), School("Town High", starts: 490)] {
  print((1...3).map { _ in school.bell().ring() })
}

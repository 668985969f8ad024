// why: grades (cached) keeps work (graph) in the generic base class of GradeStore.
import Keyworks
import Synchronization

// All stores of one request write through one unit of work, which the request commits.

final class UnitOfWork: Sendable {
  private let changes = Mutex<[String]>([])
  func record(_ change: String) { changes.withLock { $0.append(change) } }
  func commit() -> Int { changes.withLock { $0.count } }
}

protocol Record: Sendable {
  var line: String { get }
}

struct Grade: Record {
  let pupil: String
  let points: Int
  var line: String { "\(pupil) has \(points) points" }
}

struct Absence: Record {
  let pupil: String
  let day: Int
  var line: String { "\(pupil) was away on day \(day)" }
}

/// Not final: each kind of record has its own rules.
class Store<Entry: Record>: @unchecked Sendable {
  private let work: UnitOfWork
  init(_ work: UnitOfWork) { self.work = work }

  func accepts(_ entry: Entry) -> Bool { true }
  final func save(_ entry: Entry) {
    if accepts(entry) { work.record(entry.line) }
  }
}

final class GradeStore: Store<Grade>, @unchecked Sendable {
  override func accepts(_ entry: Grade) -> Bool { 0...15 ~= entry.points }
}

final class AbsenceStore: Store<Absence>, @unchecked Sendable {}

/// Entering marks at the end of a lesson.
struct LessonEntry {
  let grades: GradeStore
  let absences: AbsenceStore
  let work: UnitOfWork

  func close() -> Int {
    grades.save(Grade(pupil: "Mira", points: 13))
    absences.save(Absence(pupil: "Jonas", day: 3))
    return work.commit()
  }
}

extension Container {
  var work: Factory<UnitOfWork> { self { UnitOfWork() }.graph }
  var grades: Factory<GradeStore> {  // expect: captive grades work
    self { GradeStore(self.work()) }.cached
  }
  var absences: Factory<AbsenceStore> { self { AbsenceStore(self.work()) } }
  var lessonEntry: Factory<LessonEntry> {
    self { LessonEntry(grades: self.grades(), absences: self.absences(), work: self.work()) }
  }
}

for _ in 1...2 { print(Container.shared.lessonEntry().close(), "changes") }

// why: hallPlan asks each child for its exam, which takes the parent's hallPlan: hallPlan →
// exam → hallPlan.
import Keyworks

// A school has one container, each course a child of it.

final class CourseContainer: ManagedContainer {
  let manager: ContainerManager
  let school: Container
  let title: String
  let students: Int

  init(_ title: String, students: Int, in school: Container) {
    self.title = title
    self.students = students
    self.school = school
    manager = ContainerManager(parent: school)
  }
}

struct Hall: Sendable {
  let name: String
  let seats: Int
}

final class Exam: Sendable {
  let seats: Int
  private let course: String
  private let halls: HallPlan

  init(course: String, students: Int, halls: HallPlan) {
    self.course = course
    self.halls = halls
    seats = students + 1  // the invigilator
  }

  var notice: String { "\(course): \(halls.main.name)" }
}

final class HallPlan: Sendable {
  let main: Hall

  init(halls: [Hall], courses: [CourseContainer]) {
    func fits(_ hall: Hall) -> Bool {
      courses.allSatisfy { $0.exam().seats <= hall.seats }
    }
    main = halls.first(where: fits) ?? Hall(name: "the gym", seats: .max)
  }
}

extension CourseContainer {
  var exam: Factory<Exam> {  // expect: cycle exam hallPlan
    self { Exam(course: self.title, students: self.students, halls: self.school.hallPlan()) }.cached
  }
}

extension Container {
  func open(_ title: String, students: Int) -> CourseContainer {
    CourseContainer(title, students: students, in: self)
  }

  var halls: Factory<[Hall]> {
    self { [Hall(name: "the library", seats: 30), Hall(name: "the aula", seats: 90)] }.cached
  }
  var hallPlan: Factory<HallPlan> {  // expect: captive hallPlan exam
    self {
      let courses = [self.open("Algebra", students: 28), self.open("Botany", students: 41)]
      return HallPlan(halls: self.halls(), courses: courses)
    }.cached
  }
}

let algebra = Container.shared.open("Algebra", students: 28)
print(algebra.exam().notice)

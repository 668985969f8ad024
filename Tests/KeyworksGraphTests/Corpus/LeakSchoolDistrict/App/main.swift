// why: the body that installLetters registers captures its School, which keeps the
// registration.
import Keyworks

// A district runs several schools. Each has a container and picks the features that it wants.

final class School: ManagedContainer {
  let manager = ContainerManager()
  let name: String
  let usesLetters: Bool

  init(_ name: String, usesLetters: Bool) {
    self.name = name
    self.usesLetters = usesLetters
  }
}

struct Scale: Sendable {
  let passing: Int
  let best: Int
}

protocol Grading: Sendable {
  func grade(_ points: Int) -> String
}

struct LetterGrading: Grading {
  let scale: Scale
  func grade(_ points: Int) -> String {
    switch points {
    case scale.best...: "A"
    case scale.passing...: "C"
    default: "F"
    }
  }
}

struct NumberGrading: Grading {
  let scale: Scale
  func grade(_ points: Int) -> String { "\(points * 100 / scale.best) %" }
}

// The feature

protocol GradingFeature: ManagedContainer {
  var scale: Factory<Scale> { get }
  var grading: Factory<any Grading> { get }
}

extension GradingFeature {
  func installLetters() {
    grading.register { LetterGrading(scale: self.scale()) }  // expect: leak grading
  }
}

// The schools

extension School: GradingFeature {
  var scale: Factory<Scale> { self { Scale(passing: 40, best: 80) } }
  var grading: Factory<any Grading> { self { NumberGrading(scale: self.scale()) }.cached }
  var report: ParameterFactory<Int, String> {
    self { points in "\(self.name): \(self.grading().grade(points))" }
  }
}

extension School: AutoRegistering {
  func autoRegister() {
    if usesLetters { installLetters() }
  }
}

func visit(_ schools: School...) {
  for school in schools { print(school.report(55)) }
}

visit(School("Elm Street", usesLetters: true), School("Harbour", usesLetters: false))
visit(School("Old Mill", usesLetters: true))

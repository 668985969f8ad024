// why: the wiring of a custom container contributes one factory twice.
import Keyworks

final class Gym: SharedContainer, AutoRegistering {
  static let shared = Gym()
  let manager = ContainerManager()

  func autoRegister() {
    contribute(Tagged(\.stretch) { $0 }, to: \.exercises)
    contribute(Tagged(\.squat, priority: 2), to: \.exercises)
    contribute(Tagged(\.stretch, priority: 2) { $0 }, to: \.exercises)  // expect: member-twice exercises stretch
    contribute(Tagged(\.squat, priority: 2), to: \.exercises)
  }
}

protocol Exercise: Sendable {
  var minutes: Int { get }
}

struct Timed: Exercise {
  let minutes: Int
}

extension Gym {
  var stretch: Factory<Timed> { self { Timed(minutes: 5) } }
  var squat: Factory<any Exercise> { self { Timed(minutes: 3) } }
  var run: ParameterFactory<Int, any Exercise> { self { Timed(minutes: $0) } }

  static var exercises: Tags<any Exercise> { [] }
  static var longExercises: Tags<ParameterProvider<Int, any Exercise>> {
    [
      Tagged(\.run),
      Tagged(\.run, priority: 1),  // expect: member-twice longExercises run
    ]
  }
}

if CommandLine.arguments.count > 1 { print(Gym.shared[\.longExercises].map { $0(20) }.count) }
print(Gym.shared[\.exercises].map(\.minutes))

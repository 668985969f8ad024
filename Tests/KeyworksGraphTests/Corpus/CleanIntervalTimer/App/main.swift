// why: lockScreen is a singleton, but refers to the workout of the scope only weakly.
import Keyworks
import KeyworksUI

// A timer for interval training. The bell lives as long as the app, a workout until it is finished.

extension Scope {
  static let workout = Scope("workout")
}

struct Interval: Sendable {
  let seconds: Int
  let isHard: Bool
}

@MainActor final class Bell {
  private var rung = 0

  func ring(for interval: Interval?) -> String {
    rung += 1
    guard let interval else { return "silent after \(rung)" }
    return String(repeating: interval.isHard ? "DING " : "dong ", count: interval.seconds / 20)
  }
}

@MainActor final class WorkoutModel {
  private var intervals: [Interval]
  private let bell: Bell

  init(_ intervals: [Interval], bell: Bell) {
    self.intervals = intervals
    self.bell = bell
  }

  var current: Interval? { intervals.first }
  func skip() -> String {
    let sound = bell.ring(for: current)
    intervals = Array(intervals.dropFirst())
    return sound
  }
}

@MainActor final class LockScreenModel {
  private weak var workout: WorkoutModel?
  private let bell: Bell

  init(workout: WorkoutModel, bell: Bell) {
    self.workout = workout
    self.bell = bell
  }

  var caption: String { workout.map { "\($0.current?.seconds ?? 0) s" } ?? bell.ring(for: nil) }
}

extension Container {
  var intervals: Factory<[Interval]> {
    self { [20, 40, 60].map { Interval(seconds: $0, isHard: $0 > 30) } }
  }
  var bell: MainActorFactory<Bell> { self.mainActor { Bell() }.singleton }
  var workout: MainActorFactory<WorkoutModel> {
    self.mainActor { WorkoutModel(self.intervals(), bell: self.bell()) }.scope(.workout)
  }
  var lockScreen: MainActorFactory<LockScreenModel> {
    self.mainActor { LockScreenModel(workout: self.workout(), bell: self.bell()) }.singleton
  }
}

let screen = Container.shared.lockScreen()
print(Container.shared.workout().skip(), screen.caption)
Container.shared.reset(scope: .workout)
print(screen.caption)

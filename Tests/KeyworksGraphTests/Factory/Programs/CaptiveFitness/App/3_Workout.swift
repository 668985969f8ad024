import FactoryKit

protocol HeartRateMonitor { var bpm: Int { get } }

struct BluetoothMonitor: HeartRateMonitor {
  var bpm: Int { 97 }
}

struct FakeMonitor: HeartRateMonitor {
  let bpm: Int
}

final class WorkoutRecorder {
  private(set) var samples: [Int] = []
  private let monitor: HeartRateMonitor
  init(monitor: HeartRateMonitor) { self.monitor = monitor }
  func sample() { samples.append(monitor.bpm) }
}

final class Coach {
  private let recorder: WorkoutRecorder
  private let limit: Int

  init(limit: Int = 150) {
    self.limit = limit
    self.recorder = Container.shared.recorder()
  }

  func advice() -> String {
    (recorder.samples.last ?? 0) > limit ? "slower" : "keep going"
  }
}

struct SummaryBuilder {
  @Injected(\.recorder) var recorder
  func build() -> String { "\(recorder.samples.count) samples" }
}

@main
enum FitnessApp {
  static func main() {
    for _ in 0..<10 {
      Container.shared.recorder().sample()
      print(Container.shared.coach().advice())
    }
    print(Container.shared.summary().build())
    Scope.workout.reset()
  }
}

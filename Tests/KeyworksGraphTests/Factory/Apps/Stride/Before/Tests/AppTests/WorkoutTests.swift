// swift-format-ignore-file
import FactoryKit
import XCTest

@testable import App

final class WorkoutTests: XCTestCase {
  private var store: InMemoryWorkoutStore!

  override func setUp() {
    super.setUp()
    Container.shared.reset()
    let store = InMemoryWorkoutStore()
    self.store = store
    Container.shared.workoutStore.register { store }
    Container.shared.clock.register { FixedClock() }
  }

  override func tearDown() {
    Container.shared.reset()
    super.tearDown()
  }

  func testRecorderSavesAWorkout() {
    let clock = FixedClock()
    Container.shared.clock.register { clock }
    let recorder = Container.shared.workoutRecorder(.running)
    recorder.start()
    clock.date += 3600
    let workout = recorder.finish()
    XCTAssertEqual(workout?.duration, 3600)
    XCTAssertEqual(store.all().count, 1)
  }

  func testRepositorySortsByDate() {
    let repository = Container.shared.workoutRepository()
    repository.add(.sample(start: 10))
    repository.add(.sample(start: 20))
    XCTAssertEqual(repository.recent().first?.start, Date(timeIntervalSince1970: 20))
  }

  @MainActor
  func testHomeShowsAdvice() async {
    let flags = StubFeatureFlags()
    flags.enabled = ["advice"]
    Container.shared.featureFlags.register { flags }
    Container.shared.profileService.register { MockProfileService() }
    let home = Container.shared.homeViewModel()
    await home.appear()
    XCTAssertFalse(home.text.isEmpty)
  }
}

extension Workout {
  static func sample(start: TimeInterval) -> Workout {
    Workout(
      sport: .running, start: Date(timeIntervalSince1970: start), duration: 60, distance: 100,
      calories: 10)
  }
}

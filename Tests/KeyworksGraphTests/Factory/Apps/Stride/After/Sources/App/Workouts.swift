// swift-format-ignore-file
import Keyworks
import Foundation

final class WorkoutRepository {
  private let store: WorkoutStoring
  @Injected(\.analytics) private var analytics

  init(store: WorkoutStoring = Container.shared.workoutStore()) {
    self.store = store
  }

  func recent(_ count: Int = 10) -> [Workout] {
    Array(store.all().sorted { $0.start > $1.start }.prefix(count))
  }

  func add(_ workout: Workout) {
    store.save(workout)
    analytics.track("workout_added")
    Container.shared.syncEngine().enqueue(workout)
  }

  func remove(_ workout: Workout) { store.delete(workout.id) }
}

protocol HealthKitBridging {
  func requestAuthorization() async -> Bool
  func latestWeight() async -> Double?
}

final class HealthKitBridge: HealthKitBridging {
  let logger = Container.shared.logger()
  func requestAuthorization() async -> Bool {
    logger.debug("health authorization")
    return true
  }
  func latestWeight() async -> Double? { 72.5 }
}

struct MockHealthKit: HealthKitBridging {
  func requestAuthorization() async -> Bool { true }
  func latestWeight() async -> Double? { 60 }
}

struct CalorieCalculator {
  var weight: Double

  func calories(for sport: Sport, duration: TimeInterval) -> Int {
    let factor: Double
    switch sport {
    case .running: factor = 9.8
    case .cycling: factor = 7.5
    case .swimming: factor = 8
    case .strength: factor = 5
    }
    return Int(factor * weight * duration / 3600)
  }
}

final class WorkoutRecorder {
  private let sport: Sport
  private let clock = Container.shared.clock()
  private let location = Container.shared.locationService()
  private let repository: WorkoutRepository = Container.shared[\.workoutRepository]
  private var started: Date?

  init(sport: Sport) { self.sport = sport }

  func start() {
    started = clock.now()
    location.start()
  }

  func finish() -> Workout? {
    guard let started else { return nil }
    location.stop()
    let duration = clock.now().timeIntervalSince(started)
    let calculator = Container.shared.calorieCalculator(72)
    let workout = Workout(
      sport: sport, start: started, duration: duration, distance: location.distance,
      calories: calculator.calories(for: sport, duration: duration))
    repository.add(workout)
    self.started = nil
    return workout
  }
}

protocol LocationServicing: AnyObject {
  var distance: Double { get }
  func start()
  func stop()
}

final class LocationService: LocationServicing {
  private(set) var distance = 0.0
  private let logger = Container.shared.logger()
  func start() { logger.debug("location on") }
  func stop() { logger.debug("location off") }
}

final class FakeLocation: LocationServicing {
  var distance = 1234.0
  func start() {}
  func stop() {}
}

// swift-format-ignore-file
import FactoryKit
import Foundation

final class SyncQueue {
  private var pending: [Workout] = []
  func append(_ workout: Workout) { pending.append(workout) }
  func drain() -> [Workout] {
    defer { pending = [] }
    return pending
  }
}

final class SyncEngine {
  @Injected(\.apiClient) private var api
  @Injected(\.reachability) private var reachability
  @Injected(\.syncQueue) private var queue
  @LazyInjected(\.auth) private var auth
  let logger = Container.shared.logger()

  func enqueue(_ workout: Workout) { queue.append(workout) }

  func run() async {
    guard auth.isSignedIn, reachability.isOnline else { return }
    for workout in queue.drain() {
      do {
        try await api.post("/workouts", workout)
      } catch {
        logger.error("sync: \(error)")
        queue.append(workout)
      }
    }
  }
}

final class BackgroundScheduler {
  private let sync: SyncEngine

  init(sync: SyncEngine = Container.shared.syncEngine()) { self.sync = sync }

  func schedule() {
    let sync = self.sync
    Task { await sync.run() }
  }
}

final class NotificationService {
  private let preferences: PreferencesStore
  private let clock: DateProviding

  init(
    preferences: PreferencesStore = Container.shared.preferences(),
    clock: DateProviding = Container.shared.clock()
  ) {
    self.preferences = preferences
    self.clock = clock
  }

  func remind(after seconds: TimeInterval) {
    preferences.set("\(clock.now().addingTimeInterval(seconds))", forKey: "reminder")
    Container.shared.analytics().track("reminder_set")
  }
}

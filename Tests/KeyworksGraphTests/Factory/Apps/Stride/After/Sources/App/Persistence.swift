// swift-format-ignore-file
import Keyworks
import Foundation

protocol PreferencesStore: AnyObject {
  func bool(forKey key: String) -> Bool
  func string(forKey key: String) -> String?
  func set(_ value: String?, forKey key: String)
}

final class UserDefaultsStore: PreferencesStore {
  private let defaults = UserDefaults.standard
  func bool(forKey key: String) -> Bool { defaults.bool(forKey: key) }
  func string(forKey key: String) -> String? { defaults.string(forKey: key) }
  func set(_ value: String?, forKey key: String) { defaults.set(value, forKey: key) }
}

final class InMemoryPreferences: PreferencesStore {
  private var values: [String: String] = [:]
  func bool(forKey key: String) -> Bool { values[key] == "true" }
  func string(forKey key: String) -> String? { values[key] }
  func set(_ value: String?, forKey key: String) { values[key] = value }
}

protocol Keychain {
  func read(_ key: String) -> Data?
  func write(_ data: Data?, for key: String)
}

final class SystemKeychain: Keychain {
  private var items: [String: Data] = [:]
  func read(_ key: String) -> Data? { items[key] }
  func write(_ data: Data?, for key: String) { items[key] = data }
}

protocol WorkoutStoring {
  func all() -> [Workout]
  func save(_ workout: Workout)
  func delete(_ id: UUID)
}

final class Database {
  let url: URL
  private let logger = Container.shared.logger()
  private var tables: [String: [Data]] = [:]

  init(url: URL) {
    self.url = url
    logger.debug("opened \(url.path)")
  }

  func rows(_ table: String) -> [Data] { tables[table, default: []] }
  func insert(_ row: Data, into table: String) { tables[table, default: []].append(row) }
  func clear(_ table: String) { tables[table] = nil }
}

final class DatabaseWorkoutStore: WorkoutStoring {
  private let database = Container.shared.database()
  private let decoder = Container.shared.jsonDecoder()
  private let encoder = Container.shared.jsonEncoder()

  func all() -> [Workout] {
    database.rows("workouts").compactMap { try? decoder.decode(Workout.self, from: $0) }
  }

  func save(_ workout: Workout) {
    guard let row = try? encoder.encode(workout) else { return }
    database.insert(row, into: "workouts")
  }

  func delete(_ id: UUID) {
    let rest = all().filter { $0.id != id }
    database.clear("workouts")
    rest.forEach(save)
  }
}

final class InMemoryWorkoutStore: WorkoutStoring {
  private var workouts: [Workout] = []
  func all() -> [Workout] { workouts }
  func save(_ workout: Workout) { workouts.append(workout) }
  func delete(_ id: UUID) { workouts.removeAll { $0.id == id } }
}

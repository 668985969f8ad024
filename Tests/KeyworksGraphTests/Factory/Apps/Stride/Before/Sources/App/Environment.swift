// swift-format-ignore-file
import FactoryKit
import Foundation

struct AppConfiguration {
  var baseURL: URL
  var timeout: TimeInterval
  var analyticsKey: String

  static let production = AppConfiguration(
    baseURL: URL(string: "https://api.stride.example")!, timeout: 30, analyticsKey: "live-123")
  static let staging = AppConfiguration(
    baseURL: URL(string: "https://staging.stride.example")!, timeout: 60, analyticsKey: "stage-9")
  static let test = AppConfiguration(
    baseURL: URL(string: "http://localhost")!, timeout: 1, analyticsKey: "")
}

protocol DateProviding {
  func now() -> Date
}

final class SystemClock: DateProviding {
  func now() -> Date { Date() }
}

final class FixedClock: DateProviding {
  var date = Date(timeIntervalSince1970: 1_700_000_000)
  func now() -> Date { date }
}

protocol Logging {
  func debug(_ message: @autoclosure () -> String)
  func error(_ message: @autoclosure () -> String)
}

final class ConsoleLogger: Logging {
  private let prefix: String
  init(prefix: String = "Stride") { self.prefix = prefix }
  func debug(_ message: @autoclosure () -> String) { print("[\(prefix)] \(message())") }
  func error(_ message: @autoclosure () -> String) { print("[\(prefix)] ERROR \(message())") }
}

final class SilentLogger: Logging {
  func debug(_ message: @autoclosure () -> String) {}
  func error(_ message: @autoclosure () -> String) {}
}

protocol FeatureFlagProviding {
  func isEnabled(_ flag: String) -> Bool
}

final class RemoteFeatureFlags: FeatureFlagProviding {
  private let defaults = Container.shared.preferences()
  private let logger = Container.shared.logger()

  func isEnabled(_ flag: String) -> Bool {
    logger.debug("flag \(flag)")
    return defaults.bool(forKey: "flag." + flag)
  }
}

final class StubFeatureFlags: FeatureFlagProviding {
  var enabled: Set<String> = []
  func isEnabled(_ flag: String) -> Bool { enabled.contains(flag) }
}

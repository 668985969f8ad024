// swift-format-ignore-file
import FactoryKit
import Foundation

protocol AnalyticsTracking {
  func track(_ event: String)
}

final class AnalyticsTracker: AnalyticsTracking {
  private let key: String
  @Injected(\.logger) private var logger
  @Injected(\.clock) private var clock
  private var buffer: [(String, Date)] = []

  init() {
    key = Container.shared.configuration.resolve().analyticsKey
  }

  func track(_ event: String) {
    buffer.append((event, clock.now()))
    logger.debug("event \(event) \(key)")
  }
}

final class MockAnalytics: AnalyticsTracking {
  private(set) var events: [String] = []
  func track(_ event: String) { events.append(event) }
}

final class CrashReporter {
  let logger: Logging
  init(logger: Logging) { self.logger = logger }
  func start() { logger.debug("crash reporter started") }
  func record(_ error: Error) { logger.error("\(error)") }
}

import Broadcast
import Keyworks
import Synchronization

extension Scope { public static let match = Scope("match") }

public final class GoalFeed: Feed {
  private let goals = Mutex<[String]>([])
  public func goal(_ scorer: String) { goals.withLock { $0.append(scorer) } }
  public var latest: String? {
    goals.withLock { all in all.last.map { "\(all.count). goal: \($0)" } }
  }
}

final class WeatherFeed: Feed {
  let latest: String? = "light rain"
}

extension Container {
  public var goalFeed: Factory<GoalFeed> { self { GoalFeed() }.scope(.match) }
  var weatherFeed: Factory<WeatherFeed> { self { WeatherFeed() }.singleton }

  public func openMatchDay() {
    contribute(Tagged(\.weatherFeed, priority: 90) { $0 }, to: \.feeds)
    contribute(Tagged(\.goalFeed) { $0 }, to: \.feeds)
  }
}

// swift-format-ignore-file
import FactoryKit

/// What the app does first.
enum Launch {
  static func begin(as user: User?) {
    if let user {
      Container.shared.session.register { LiveSessionService(user: user) }
    }
    Container.shared.analytics.resolve().track("launched")
  }

  static func forgetEverything() {
    Container.shared.manager.reset()
    Scope.singleton.reset()
  }
}

extension Container: @retroactive AutoRegistering {
  public func autoRegister() {
    formatter.register { UnitFormatter(locale: "de") }.shared
    manager.trace = true
  }
}

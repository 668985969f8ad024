// swift-format-ignore-file
import Keyworks

/// What the app does first.
enum Launch {
  static func begin(as user: User?) {
    if let user {
      Container.shared.session.register { LiveSessionService(user: user) }
    }
    Container.shared.analytics().track("launched")
  }

  static func forgetEverything() {
    Container.shared.reset()
    Container.shared.reset(scope: .singleton)
  }
}

extension Container: @retroactive AutoRegistering {
  public func autoRegister() {
    formatter.register { UnitFormatter(locale: "de") }
    manager.trace = true
  }
}

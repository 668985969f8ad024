import Keyworks
import TestSupport
import Testing

@Suite struct `A property or function of a container` {
  private let settings = Settings()

  @Test func `a value set through one injected property is read through another`() {
    let (one, other) = (settings.onboarding(), settings.onboarding())
    #expect(!one.didShow.value)
    one.didShow.value = true
    #expect(other.didShow.value)
    #expect(settings.didShow().value)
    other.didShow.value = false
    #expect(!one.didShow.value)
  }

  @Test func `a property of a container can be overridden in a test`() {
    let mock = Locked(true)
    settings.didShow.override { Property(mock) }
    let onboarding = settings.onboarding()
    #expect(onboarding.didShow.value)
    onboarding.didShow.value = false
    #expect(!mock.withLock { $0 })
    #expect(!settings.stored.withLock { $0 })
  }

  @Test func `an injected function keeps its signature and can call other functions`() {
    #expect(settings.texts().lower("ABC") == "abc")
    #expect(settings.texts().shout("abc") == "abc!")
    settings.lower.override { { "lower \($0)" } }
    #expect(settings.texts().shout("X") == "lower X!")
  }
}

extension Property<Bool> {
  fileprivate init(_ stored: Locked<Bool>) {
    self.init(get: { stored.withLock { $0 } }, set: { new in stored.withLock { $0 = new } })
  }
}

private struct Onboarding {
  @Injected(\Settings.didShow) var didShow
}

private struct Texts {
  @Injected(\Settings.lower) var lower: @Sendable (String) -> String
  @Injected(\Settings.shout) var shout: @Sendable (String) -> String
}

private final class Settings: SharedContainer {
  static let shared = Settings()
  let manager = ContainerManager()
  let stored = Locked(false)

  var didShow: Factory<Property<Bool>> { self { Property(self.stored) } }
  var onboarding: Factory<Onboarding> { self { Onboarding() } }
  var texts: Factory<Texts> { self { Texts() } }
  var lower: Factory<@Sendable (String) -> String> { self { { $0.lowercased() } } }
  var shout: Factory<@Sendable (String) -> String> {
    self {
      let lower = self.lower()
      return { lower($0) + "!" }
    }
  }
}

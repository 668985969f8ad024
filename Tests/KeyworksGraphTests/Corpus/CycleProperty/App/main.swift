// why: an injected Property is resolved when its owner is built.
import Keyworks
import Synchronization

final class Settings: Sendable {
  private let darkness = Mutex(false)
  var isDark: Bool {
    get { darkness.withLock { $0 } }
    set { darkness.withLock { $0 = newValue } }
  }
  init(page: SettingsPage) { page.isDark.value = true }
}

struct SettingsPage {
  @Injected(\.isDark) var isDark
}

extension Container {
  var isDark: Factory<Property<Bool>> {  // expect: cycle isDark settings settingsPage
    self {
      let settings = self.settings()
      return Property {
        settings.isDark
      } set: {
        settings.isDark = $0
      }
    }
  }
  var settings: Factory<Settings> { self { Settings(page: self.settingsPage()) } }
  var settingsPage: Factory<SettingsPage> { self { SettingsPage() } }
}

let page = Container.shared.settingsPage()
page.isDark.value = true
print(page.isDark.value)

import Keyworks
import Notifications
import Storage

extension Container: @retroactive AutoRegistering {
  /// Connects the modules, before a container is first used.
  public func autoRegister() {
    Storage.register(in: self)
    Notifications.register(in: self)
  }
}

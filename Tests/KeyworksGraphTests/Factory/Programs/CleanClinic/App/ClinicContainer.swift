// why: The singleton reception of an own container asks for the cached schedule anew at each use, with @DynamicInjected and in methods.
import FactoryKit

public final class ClinicContainer: SharedContainer, @unchecked Sendable {
  @TaskLocal public static var shared = ClinicContainer()
  public let manager = ContainerManager()
}

extension ClinicContainer {
  var reception: Factory<Reception> {
    self { Reception() }
      .singleton
  }

  var schedule: Factory<Schedule> {
    self { Schedule(hours: 8..<17, reminders: self.reminders()) }
      .cached
  }

  var reminders: Factory<ReminderSending> {
    self { SMSReminders() }
      .context(.test, .preview) { NoReminders() }
  }
}

extension ClinicContainer: AutoRegistering {
  public func autoRegister() {
    manager.trace = false
    #if DEBUG
      reminders.register { NoReminders() }
    #endif
  }
}

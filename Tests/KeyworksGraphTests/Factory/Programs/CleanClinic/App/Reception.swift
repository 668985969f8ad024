import FactoryKit

protocol ReminderSending {
  func remind(_ patient: String, at hour: Int)
}

struct SMSReminders: ReminderSending {
  func remind(_ patient: String, at hour: Int) { print("SMS to \(patient): \(hour):00") }
}

struct NoReminders: ReminderSending {
  func remind(_ patient: String, at hour: Int) {}
}

final class Schedule {
  private var free: [Int]
  private let reminders: ReminderSending

  init(hours: Range<Int>, reminders: ReminderSending) {
    free = Array(hours)
    self.reminders = reminders
  }

  func reserve(for patient: String) -> Int? {
    guard !free.isEmpty else { return nil }
    let hour = free.removeFirst()
    reminders.remind(patient, at: hour)
    return hour
  }
  var isFull: Bool { free.isEmpty }
}

final class Reception {
  @DynamicInjected(\ClinicContainer.schedule) private var schedule: Schedule
  private var waiting: [String] = []

  func arrive(_ patient: String) {
    if schedule.reserve(for: patient) == nil { waiting.append(patient) }
  }

  func newDay() {
    ClinicContainer.shared.manager.reset(scope: .cached)
    let fresh = ClinicContainer.shared.schedule()
    waiting.removeAll { fresh.reserve(for: $0) != nil }
  }
}

@main
struct Clinic {
  static func main() {
    let reception = ClinicContainer.shared.reception()
    for n in 1...12 { reception.arrive("patient \(n)") }
    reception.newDay()
  }
}

import Harbour
import Keyworks

/// What belongs to one trip over the bay.
final class CrossingContainer: ManagedContainer {
  let manager: ContainerManager
  private let harbour: Container
  let hour: Int

  init(at hour: Int, from harbour: Container) {
    self.hour = hour
    self.harbour = harbour
    manager = ContainerManager(parent: harbour)
  }

  var timetable: Timetable { harbour.timetable() }
}

final class Captain: Sendable {
  private let timetable: Timetable
  init(reading timetable: Timetable) { self.timetable = timetable }

  func sails(at hour: Int) -> Bool { timetable[hour] }
}

extension CrossingContainer {
  var captain: Factory<Captain> { self { Captain(reading: self.timetable) }.cached }

  var announcement: Factory<String> {
    self { self.captain().sails(at: self.hour) ? "All aboard" : "Wait for the tide" }
  }
}

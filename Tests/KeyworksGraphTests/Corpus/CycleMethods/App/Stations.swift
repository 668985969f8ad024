import Keyworks

final class Station {
  private let container: Container
  private(set) var trains: [String] = []

  init(container: Container) {
    self.container = container
    open()
  }

  private func open() { trains = timetable.rows }
  private var timetable: Timetable { container.timetable() }

  /// Nobody calls this while a station is built.
  func announce() -> String { container.loudspeaker().text }
}

struct Timetable {
  let rows: [String]
}

struct Loudspeaker {
  let text: String
}

struct Signal {
  var colour = "red"
  private(set) var distance = 0

  mutating func connect(to container: Container) { distance = container.track().length }
}

struct Track {
  let length: Int
}

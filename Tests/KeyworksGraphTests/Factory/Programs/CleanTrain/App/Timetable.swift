// why: Lazy variables, computed properties and static helpers lead back to the factory, none of them while anything is built.
import FactoryKit

extension Container {
  var timetable: Factory<Timetable> {
    Factory(self) { Timetable(lines: ["U1", "S7"]) }
      .singleton
  }

  var delays: Factory<DelayBoard> {
    Factory(self) { DelayBoard.make() }
      .singleton
  }

  var announcer: Factory<Announcer> {
    Factory(self) { Announcer(board: self.delays()) }
      .singleton
  }

  var ticket: ParameterFactory<(from: String, to: String), Ticket> {
    ParameterFactory(self) { trip in Ticket(from: trip.from, to: trip.to) }
  }
}

final class Timetable {
  let lines: [String]
  lazy var announcer: Announcer = Container.shared.announcer()

  init(lines: [String]) { self.lines = lines }

  func depart(_ line: String) {
    guard lines.contains(line) else { return }
    announcer.say("\(line) departs")
  }
}

final class DelayBoard {
  private let timetable: Timetable
  private var minutes: [String: Int] = [:]

  private init(timetable: Timetable) { self.timetable = timetable }

  static func make() -> DelayBoard {
    DelayBoard(timetable: Container.shared.timetable())
  }

  static var current: DelayBoard { Container.shared.delays() }

  func delay(_ line: String, by minutes: Int) {
    self.minutes[line, default: 0] += minutes
  }

  func text(for line: String) -> String {
    timetable.lines.contains(line) ? "+\(minutes[line] ?? 0)" : "?"
  }
}

final class Announcer {
  private let board: DelayBoard
  private var timetable: Timetable { Container.shared.timetable() }

  init(board: DelayBoard) { self.board = board }

  func say(_ text: String) {
    print("Attention:", text)
    for line in timetable.lines { print(line, board.text(for: line)) }
  }
}

struct Ticket {
  let from: String
  let to: String
  func check() -> Bool { DelayBoard.current.text(for: to) != "?" }
}

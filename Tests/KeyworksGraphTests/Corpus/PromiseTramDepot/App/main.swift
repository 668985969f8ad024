// why: the app registers only Container's timetable, nothing registers the depot's, which
// roster resolves.
import Depot
import Keyworks
import Timetabling

struct WinterTimetable: Timetable {
  func departures(of line: Int) -> [Int] {
    Array(stride(from: 300 + line, to: 1380, by: line < 10 ? 12 : 20))
  }
}

struct StopDisplay {
  @Injected(\.timetable) private var timetable

  func next(on line: Int, after minute: Int) -> String {
    let next = timetable.departures(of: line).first { $0 > minute }
    return next.map { "\(line) in \($0 - minute) min" } ?? "\(line) ended"
  }
}

extension Container {
  var timetable: Factory<any Timetable> { promised() }
}

extension Container: @retroactive AutoRegistering {
  public func autoRegister() {
    timetable.register { WinterTimetable() }
  }
}

extension DepotContainer: @retroactive AutoRegistering {
  public func autoRegister() {
    preparation.register(with: 25)
  }
}

let display = StopDisplay()
for line in [3, 14] {
  print(display.next(on: line, after: 480))
  print(DepotContainer.shared.roster().signOn(for: line))
}

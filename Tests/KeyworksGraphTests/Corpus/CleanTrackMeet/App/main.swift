// why: the scoreboard refers to the meet weakly, so a reset of the day frees it.
import Keyworks
import Synchronization

extension Scope { static let day = Scope("day") }

protocol Timed: AnyObject, Sendable {
  var best: Double? { get }
}

final class Meet: Timed {
  private let times: Mutex<[Double]>
  init(trial: Double) { times = Mutex([trial]) }

  static func += (meet: Meet, time: Double) { meet.times.withLock { $0.append(time) } }
  var best: Double? { times.withLock { $0.min() } }
}

/// The lamps at the finish. They are wired once, and burn from the first day to the last.
final class Scoreboard: @unchecked Sendable {
  private weak var source: (any Timed)?
  private let digits: Int

  init(showing source: any Timed, digits: Int) {
    self.digits = digits
    self.source = source
  }

  var text: String {
    guard let best = source?.best else { return String(repeating: "-", count: digits) }
    return String("\(best)".prefix(digits + 1))
  }
}

struct Lamps {
  var digits = 3
  func wire(to source: any Timed) -> Scoreboard { Scoreboard(showing: source, digits: digits) }
}

extension Container {
  var meet: Factory<Meet> { self { Meet(trial: 11.4) }.scope(.day) }
  var scoreboard: Factory<Scoreboard> {
    self {
      let lamps = Lamps(digits: 4)
      return lamps.wire(to: self.meet())
    }.singleton
  }
}

extension Container {
  func sprint(_ times: [Double]) {
    let meet = meet()
    for time in times {
      meet += time
      print("now \(time), best \(scoreboard().text)")
    }
  }
}

let stadium = Container.shared
stadium.sprint([10.93, 11.02, 10.71])
stadium.reset(scope: .day)
print("in the night: \(stadium.scoreboard().text)")

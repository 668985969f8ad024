// why: beacon (singleton) keeps watchLog (scope watch), which its closure `reportingTo`
// captures.
import Keyworks
import KeyworksUI
import Signals
import Synchronization

/// The pages that one keeper fills between dusk and dawn, and then signs.
final class WatchLog: Sendable {
  let keeper: String
  private let lines = Mutex<[String]>([])
  init(keeper: String) { self.keeper = keeper }

  func write(_ line: String) { lines.withLock { $0.append(line) } }
  var page: String { keeper + ": " + lines.withLock { $0.joined(separator: "; ") } }
}

final class Roster: Sendable {
  private let keepers = Mutex(["Maud", "Owen", "Iris"])
  func next() -> String { keepers.withLock { $0.isEmpty ? "nobody" : $0.removeFirst() } }
}

@MainActor final class LanternRoom {
  @Injected(\.beacon) private var beacon
  @Injected(\.watchLog) private var log

  func keepWatch(bulbBreaks: Bool) -> String {
    beacon.flash(failing: bulbBreaks)
    return log.page
  }
}

extension Scope { static let watch = Scope("watch") }

extension Container {
  var roster: Factory<Roster> { self { Roster() }.singleton }
  var watchLog: Factory<WatchLog> { self { WatchLog(keeper: self.roster().next()) }.scope(.watch) }

  var beacon: Factory<Beacon> {  // expect: captive beacon watchLog
    self {
      let log = self.watchLog()
      return Beacon(bulbs: 4) { fault in log.write(fault) }
    }.singleton
  }

  var lanternRoom: MainActorFactory<LanternRoom> { self.mainActor { LanternRoom() } }
}

for isStormy in [false, true, true] {
  print(Container.shared.lanternRoom().keepWatch(bulbBreaks: isStormy))
  Container.shared.reset(scope: .watch)
}

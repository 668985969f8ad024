// why: it resolves display, a main-actor factory, inside MainActor.assumeIsolated (of onMain),
// and runs on the threads of a task group.
import Keyworks
import KeyworksUI

// A command-line tool that follows a hiker on a map.

@MainActor final class Display {
  private(set) var lines: [String] = []
  let width: Int
  init(width: Int) { self.width = width }
  func show(_ line: String) {
    lines.append(String(line.prefix(width)))
    print(lines.last ?? "")
  }
}

struct Fix: Sendable { let north: Double, east: Double }

struct Track: Sendable {
  let fixes: [Fix]
  var length: Double {
    zip(fixes, fixes.dropFirst()).reduce(0) { sum, pair in
      let (north, east) = (pair.1.north - pair.0.north, pair.1.east - pair.0.east)
      return sum + (north * north + east * east).squareRoot()
    }
  }
}

struct Guide: Sendable {
  let display: Display
  let track: Track
  func report() async { await display.show("so far \(track.length) km") }
}

/// The display lives on the main actor; this saves its users an `await`.
func onMain<Result: Sendable>(_ work: @MainActor () -> Result) -> Result {
  MainActor.assumeIsolated(work)
}

extension Container {
  var width: Factory<Int> { self { 40 } }
  var display: MainActorFactory<Display> { self.mainActor { Display(width: self.width()) }.cached }
  var track: Factory<Track> {
    self { Track(fixes: [Fix(north: 0, east: 0), Fix(north: 3, east: 4), Fix(north: 3, east: 9)]) }
  }
  var guide: Factory<Guide> {  // expect: isolation guide display
    self { Guide(display: onMain { self.display() }, track: self.track()) }
  }
}

let trail = Container()
await withTaskGroup(of: Void.self) { group in
  for _ in 1...3 {
    group.addTask { await trail.guide().report() }
  }
}

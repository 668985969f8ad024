import Core
import Keyworks

struct WallClock: StreamClock {
  let name = "wall"
  func seconds(ofSamples count: Int) -> Double { Double(count) / 1_000 }
}

struct Recent: Chapter {
  let clock: any StreamClock
  var heading: String { "Recently played, by the \(clock.name) clock" }
}

public enum Shelves {
  public static func register(in container: Container) {
    container.streamClock.register { WallClock() }  // expect: registered streamClock
    container.contribute(Tagged(\.recent, priority: 10) { $0 }, to: \.chapters)
  }
}

extension Container {
  var recent: Factory<Recent> { self { Recent(clock: self.streamClock()) } }
}

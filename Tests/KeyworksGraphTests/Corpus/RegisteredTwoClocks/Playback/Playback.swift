import Core
import Keyworks

struct SampleClock: StreamClock {
  let rate: Double
  let name = "sample"
  func seconds(ofSamples count: Int) -> Double { Double(count) / rate }
}

struct NowPlaying: Chapter {
  let clock: any StreamClock
  var heading: String { "Now playing, \(clock.seconds(ofSamples: 96_000)) s" }
}

public enum Playback {
  public static func register(in container: Container) {
    registerClock(in: container, rate: 48_000)
    container.contribute(Tagged(\.nowPlaying) { $0 }, to: \.chapters)
  }

  private static func registerClock(in container: Container, rate: Double) {
    container.streamClock.register { SampleClock(rate: rate) }
  }
}

extension Container {
  var nowPlaying: Factory<NowPlaying> { self { NowPlaying(clock: self.streamClock()) } }
}

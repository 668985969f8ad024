// why: chamber and magnet hold providers of trigger, which their methods call after both have
// been built.
import Keyworks
import Synchronization

/// Parts that are resolved when they are used: `later.trigger` is a provider.
@dynamicMemberLookup
struct Later: Sendable {
  private let container: Container
  init(_ container: Container) { self.container = container }

  subscript<Part>(dynamicMember path: KeyPath<Container, Factory<Part>> & Sendable) -> Provider<Part> {
    container.provider(path)
  }
}

struct Track: Sendable {
  let curvature: Double
}

/// A bubble chamber. When it has been expanded, it asks the trigger whether the picture is worth keeping.
final class Chamber: Sendable {
  private let trigger: Provider<Trigger>
  private let tracks = Mutex<[Track]>([])

  init(_ later: Later) { trigger = later.trigger }

  var lastTracks: [Track] { tracks.withLock { $0 } }

  func expand(seeing found: [Track]) -> Bool {
    tracks.withLock { $0 = found }
    return trigger().fires()
  }
}

/// Fires if the chamber shows a particle that the magnet has bent strongly.
final class Trigger: Sendable {
  private let chamber: Chamber
  private let threshold: Double

  init(chamber: Chamber, magnet: Magnet) {
    self.chamber = chamber
    threshold = 0.3 / magnet.tesla
  }
  func fires() -> Bool { chamber.lastTracks.contains { $0.curvature > threshold } }
}

/// The current follows the rate of the trigger.
struct Magnet: Sendable {
  let tesla: Double
  let rate: Provider<Trigger>

  init(tesla: Double, _ later: Later) {
    self.tesla = tesla
    rate = later.trigger
  }
  var advice: String { rate().fires() ? "keep \(tesla) T" : "raise the field" }
}

extension Container {
  private var later: Later { Later(self) }

  var chamber: Factory<Chamber> { self { Chamber(self.later) }.singleton }
  var magnet: Factory<Magnet> { self { Magnet(tesla: 1.8, self.later) }.singleton }
  var trigger: Factory<Trigger> {
    self { Trigger(chamber: self.chamber(), magnet: self.magnet()) }.singleton
  }
}

let chamber = Container.shared.chamber()
print(chamber.expand(seeing: [Track(curvature: 0.02), Track(curvature: 0.4)]) ? "kept" : "discarded")
print(Container.shared.magnet().advice)

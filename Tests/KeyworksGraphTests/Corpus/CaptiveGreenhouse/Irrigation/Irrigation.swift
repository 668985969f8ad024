import Climate
import Keyworks
import Synchronization

extension Scope {
  public static let crop = Scope("crop")
}

/// Stands in one bed, and is thrown away with the crop.
final class SoilProbe: Probe {
  let name = "soil"
  private let moisture = Mutex(0.6)
  func read() -> Double {
    moisture.withLock {
      $0 *= 0.98
      return $0
    }
  }
}

extension Container {
  var soil: Factory<SoilProbe> { self { SoilProbe() }.scope(.crop) }
}

public enum Irrigation {
  public static func register(in container: Container) {
    container.contribute(Tagged(\.soil, priority: 5) { $0 }, to: \.probes)
  }
}

import Keyworks
import Synchronization

public final class Headset: Listener {
  private let heard = Mutex<[String]>([])

  public func hear(_ announcement: String) { heard.withLock { $0.append(announcement) } }
  public var last: String { heard.withLock { $0.last ?? "silence" } }
}

public struct Tour: Sendable {
  public let room: String
  public let headset: Headset
}

/// One for each group that walks through the museum.
public final class TourContainer: ManagedContainer {
  public let manager: ContainerManager
  let museum: Container

  public init(in museum: Container) {
    self.museum = museum
    manager = ContainerManager(parent: museum)
  }
}

extension TourContainer {
  var headset: Factory<Headset> { self { Headset() }.cached }

  public var tour: ParameterFactory<String, Tour> {
    self { room in
      self.museum.switchboard().connect(self.headset())  // expect: captive switchboard headset
      return Tour(room: room, headset: self.headset())
    }
  }
}

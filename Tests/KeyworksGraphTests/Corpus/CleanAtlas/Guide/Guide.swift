import Atlas
import Geometry
import Keyworks

extension Scope {
  public static let trip = Scope("trip")
}

public final class Trip: Sendable {
  let start: Sheet
  public let notes: [String]
  init(start: Sheet, notes: [String]) {
    self.start = start
    self.notes = notes
  }
  public var next: Point { start.east().corner }
}

extension Container {
  public var destination: Factory<Point> { promised() }
  public var trip: Factory<Trip> {
    self { Trip(start: self.sheet(self.destination()), notes: self.notes()) }.scope(.trip)
  }
  var notes: Factory<[String]> { self { self.legend() + ["\(self.index()) in all"] } }
  var names: Factory<NamedLayer> { self { NamedLayer(title: "names") } }
  public var souvenir: Factory<@Sendable () -> String> {
    self { { @Sendable in "from \(self.trip().next.x)" } }.singleton
  }
}

public enum GuideModule {
  public static func register(in container: Container) {
    container.contribute(Tagged(\.names) { $0 }, for: .names, to: \.layers)
  }
}

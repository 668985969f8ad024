// why: brigade needs itself: brigade → grill → Station.init → GrillStation.setUp reads the
// lazy `brigade` → brigade.
import Keyworks

/// The evening service of a hotel kitchen: stations are set up from a menu, and the brigade knows who works where.
struct Menu: Sendable {
  let courses: [String: [String]]
  func dishes(for station: String) -> [String] { courses[station, default: []] }
}

class Station {
  let title: String
  private(set) var board: [String] = []

  @Injected(\.menu) private var menu
  @LazyInjected(\.brigade) final var brigade

  init(title: String) {
    self.title = title
    setUp()
  }

  /// Subclasses add to what their board shows.
  func setUp() { board = menu.dishes(for: title) }

  final func announce(_ line: String) { board.append(line) }
}

final class PastryStation: Station {
  private let oven = 180

  convenience init() { self.init(title: "pastry") }

  override func setUp() {
    super.setUp()
    announce("oven at \(oven)")
  }
}

final class GrillStation: Station {
  convenience init() { self.init(title: "grill") }

  override func setUp() {
    super.setUp()
    // The grill hands its plates to whoever stands next to it.
    announce("pass to \(brigade.neighbour(of: title) ?? "the chef")")
  }
}

final class Brigade {
  private let stations: [Station]
  init(@Line stations: () -> [Station]) { self.stations = stations() }

  func neighbour(of title: String) -> String? {
    guard let index = stations.firstIndex(where: { $0.title == title }) else { return nil }
    return stations.dropFirst(index + 1).first?.title
  }

  func briefing() -> [String] { stations.map { "\($0.title): \($0.board.joined(separator: ", "))" } }
}

@resultBuilder
enum Line {
  static func buildBlock(_ stations: Station...) -> [Station] { stations }
}

extension Container {
  var menu: Factory<Menu> {
    self { Menu(courses: ["grill": ["turbot", "entrecôte"], "pastry": ["clafoutis"]]) }.singleton
  }
  var grill: Factory<GrillStation> {  // expect: cycle grill pastry brigade
    self { GrillStation() }
  }
  var pastry: Factory<PastryStation> { self { PastryStation() } }
  var brigade: Factory<Brigade> {
    self {
      Brigade {
        self.grill()
        self.pastry()
      }
    }.graph
  }
}

for line in Container.shared.brigade().briefing() { print(line) }

// why: navigator builds BoardCoordinator, whose base class Coordinator injects navigator:
// navigator → boards → navigator.
import Keyworks
import KeyworksUI

// A rail-pass app: coordinators decide what comes next, the navigator shows it.

struct Station: Sendable {
  let name: String
  let platforms: Int
}

final class Stations: Sendable {
  private let all = [Station(name: "Bergen", platforms: 4), Station(name: "Voss", platforms: 2)]
  var nearest: Station { all[0] }
  func reachable(from station: Station) -> [Station] { all.filter { $0.name != station.name } }
}

@MainActor protocol Screen: AnyObject {
  var title: String { get }
}

@MainActor final class BoardModel: Screen {
  let title: String
  init(_ station: Station) { title = "\(station.name), \(station.platforms) platforms" }
}

@MainActor final class PassModel: Screen {
  private(set) var tripsLeft = 10
  var title: String { "\(tripsLeft) trips left" }
  func stamp() { tripsLeft -= 1 }
}

@MainActor class Coordinator {
  @Injected(\.navigator) private var navigator

  func start() {}
  final func show(_ screen: any Screen) { navigator.push(screen) }
}

final class BoardCoordinator: Coordinator {
  private let stations: Stations

  init(stations: Stations) {
    self.stations = stations
    super.init()
  }

  override func start() {
    show(BoardModel(stations.nearest))
    stations.reachable(from: stations.nearest).forEach { show(BoardModel($0)) }
  }
}

final class PassCoordinator: Coordinator {
  private let pass = PassModel()

  override func start() {
    pass.stamp()
    show(pass)
  }
}

@MainActor final class Navigator {
  private let home: Coordinator
  private var stack: [any Screen] = []

  init(home: Coordinator) { self.home = home }

  func open() { home.start() }
  func push(_ screen: any Screen) {
    stack.append(screen)
    print(stack.map(\.title).joined(separator: " > "))
  }
}

extension Container {
  var stations: Factory<Stations> { self { Stations() }.singleton }
  var navigator: MainActorFactory<Navigator> {  // expect: cycle navigator boards
    self.mainActor { Navigator(home: self.boards()) }.cached
  }
  var boards: MainActorFactory<BoardCoordinator> {
    self.mainActor { BoardCoordinator(stations: self.stations()) }
  }
  var passes: MainActorFactory<PassCoordinator> { self.mainActor { PassCoordinator() } }
}

Container.shared.navigator().open()
Container.shared.passes().start()

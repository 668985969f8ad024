// why: coordinator is cached in TourContainer and keeps makeRoom, a closure that captures that
// TourContainer.
import Keyworks
import KeyworksUI

/// Each visitor who borrows a tablet gets a container, which ends when the tablet comes back.
final class TourContainer: ManagedContainer {
  let manager: ContainerManager
  let gallery: Container
  init(gallery: Container) {
    self.gallery = gallery
    manager = ContainerManager(parent: gallery)
  }
}

struct Catalogue: Sendable {
  private let works = ["hall": ["The Ferryman"], "attic": ["Two Pears", "Self-portrait in Rain"]]
  func works(in room: String) -> [String] { works[room] ?? [] }
}

@MainActor final class RoomModel {
  let works: [String]
  private let history: History
  init(room: String, catalogue: Catalogue, history: History) {
    works = catalogue.works(in: room)
    self.history = history
  }
  func appear() { works.forEach(history.add) }
}

@MainActor final class History {
  private(set) var seen: [String] = []
  func add(_ work: String) { seen.append(work) }
}

@MainActor final class TourCoordinator {
  typealias MakeRoom = @MainActor (String) -> RoomModel

  private let makeRoom: MakeRoom
  private var path: [RoomModel] = []
  init(makeRoom: @escaping MakeRoom) { self.makeRoom = makeRoom }

  func walk(to room: String) {
    path.append(makeRoom(room))
    path.last?.appear()
  }
  func back() -> Bool { path.popLast() != nil }
}

extension Container {
  var catalogue: Factory<Catalogue> { self { Catalogue() }.singleton }
}

extension TourContainer {
  var history: MainActorFactory<History> { self.mainActor { History() }.cached }
  var room: MainActorParameterFactory<String, RoomModel> {
    self.mainActor { name in
      RoomModel(room: name, catalogue: self.gallery.catalogue(), history: self.history())
    }
  }
  var coordinator: MainActorFactory<TourCoordinator> {
    self.mainActor { TourCoordinator { self.room($0) } }.cached  // expect: leak coordinator
  }
}

func visit(_ rooms: String...) async {
  let tour = TourContainer(gallery: .shared)
  await MainActor.run {
    rooms.forEach { tour.coordinator().walk(to: $0) }
    while tour.coordinator().back() {}
    print(tour.history().seen)
  }
}

await visit("hall", "attic")
await visit("attic")

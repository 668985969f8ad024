// why: `notes`: the cached NotesScreen keeps its MemberContainer in the inherited property
// `home`, so that no member ever leaves (the unique table is harmless).
// An evening of speed dating on one phone: each member's screens live in that member's container.
import Keyworks
import KeyworksUI

final class MemberContainer: ManagedContainer {
  let manager = ContainerManager(parent: Container.shared)
  let name: String
  init(name: String) { self.name = name }
  deinit { print("\(name) has left") }
}

final class IceBreakers: Sendable {
  func question(_ round: Int) -> String { ["Sea or mountains?", "What made you laugh today?"][round % 2] }
}

@MainActor class MemberScreen {
  let home: MemberContainer
  init(in home: MemberContainer) { self.home = home }
  var title: String { home.name }
}

@MainActor final class TableScreen: MemberScreen {
  private let round: Int

  init(in home: MemberContainer, round: Int) {
    self.round = round
    super.init(in: home)
  }

  override var title: String { "\(super.title): \(Container.shared.iceBreakers().question(round))" }
}

@MainActor final class NotesScreen: MemberScreen {
  private var notes: [String] = []

  func write(_ note: String) { notes.append(note) }
  override var title: String { "\(super.title) wrote \(notes.count) notes" }
}

extension Container {
  var iceBreakers: Factory<IceBreakers> { self { IceBreakers() }.singleton }
}
extension MemberContainer {
  var table: MainActorParameterFactory<Int, TableScreen> {
    self.mainActor { round in TableScreen(in: self, round: round) }
  }
  var notes: MainActorFactory<NotesScreen> {
    self.mainActor { NotesScreen(in: self) }.cached  // expect: leak notes
  }
}

@MainActor func evening(of name: String, rounds: Int) {
  let member = MemberContainer(name: name)
  for round in 0..<rounds {
    let table = member.table(round)
    print(table.title)
    member.notes().write("round \(round)")
  }
  print(member.notes().title)
}

for name in ["Ilse", "Marek"] { evening(of: name, rounds: 2) }

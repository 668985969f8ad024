// why: frontDesk, cached in the parent, keeps guide, an instance of its child VisitContainer,
// in FrontDesk.sample.
import Keyworks
import KeyworksUI

// Night visits to a museum: the building has one container, and each group of visitors one below it.

final class VisitContainer: ManagedContainer {
  let manager: ContainerManager
  let museum: Container
  init(in museum: Container) {
    self.museum = museum
    manager = ContainerManager(parent: museum)
  }
}

actor Lamps {
  private var lit: Set<String> = []
  func light(_ room: String) -> Int { lit.insert(room); return lit.count }
}

/// The voice in the headphones of one group.
@MainActor final class AudioGuide {
  private let lamps: Lamps
  private var heard: [String] = []
  init(lamps: Lamps) { self.lamps = lamps }

  func enter(_ room: String) async {
    heard.append(room)
    print(room, "is lamp number", await lamps.light(room))
  }
  var summary: String { heard.joined(separator: " → ") }
}

/// The desk at the entrance, where a sample of the guide plays.
@MainActor final class FrontDesk {
  private var waiting = ["the Okafors", "class 4b"]
  private let sample: Sample

  struct Sample {
    let guide: AudioGuide
    let room: String
  }

  init(sample: Sample) { self.sample = sample }

  func demonstrate() async { await sample.guide.enter(sample.room) }
  func nextGroup() -> String? { waiting.isEmpty ? nil : waiting.removeFirst() }
}

extension Container {
  var lamps: Factory<Lamps> { self { Lamps() }.singleton }

  var frontDesk: MainActorFactory<FrontDesk> {  // expect: captive frontDesk guide
    self.mainActor {
      let demo = VisitContainer(in: self)
      return FrontDesk(sample: .init(guide: demo.guide(), room: "Egypt"))
    }.cached
  }
}

extension VisitContainer {
  var guide: MainActorFactory<AudioGuide> { self.mainActor { AudioGuide(lamps: self.museum.lamps()) }.cached }
}

let desk = Container.shared.frontDesk()
await desk.demonstrate()
while let group = desk.nextGroup() {
  let visit = VisitContainer(in: .shared)
  await visit.guide().enter("Rome")
  print(group, "saw", visit.guide().summary)
}

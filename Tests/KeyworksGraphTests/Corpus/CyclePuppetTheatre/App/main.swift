// why: lightDesk → scenery → cueSheet → lightDesk, each through the dynamic member lookup of
// Backstage.
import Keyworks

/// Whoever works behind the curtain writes `backstage.lightDesk` and gets the thing itself.
@dynamicMemberLookup
struct Backstage {
  private let house: Container

  init(_ house: Container) { self.house = house }

  subscript<Prop>(dynamicMember prop: KeyPath<Container, Factory<Prop>>) -> Prop {
    house[keyPath: prop]()
  }
}

struct Script: Sendable {
  let scenes: [String]
}

struct Cue: Sendable, CustomStringConvertible {
  let scene: String
  let lamp: Int
  var description: String { "\(scene) with lamp \(lamp)" }
}

final class LightDesk: Sendable {
  let lamps: Range<Int>

  // One lamp above each painted flat.
  init(above flats: [String]) { lamps = 0..<flats.count }

  func lamp(for index: Int) -> Int { lamps.isEmpty ? 0 : index % lamps.count }
}

struct CueSheet: Sendable {
  let cues: [Cue]

  init(backstage: Backstage) {
    let desk = backstage.lightDesk
    cues = backstage.script.scenes.enumerated().map { index, scene in
      Cue(scene: scene, lamp: desk.lamp(for: index))
    }
  }
}

final class Scenery: Sendable {
  let flats: [String]

  init(backstage: Backstage) {
    flats = backstage.cueSheet.cues.map { "a backdrop for \($0.scene)" }
  }
}

struct Performance {
  let sheet: CueSheet
  let scenery: Scenery

  func play() {
    for (cue, flat) in zip(sheet.cues, scenery.flats) { print(cue, "in front of", flat) }
  }
}

extension Container {
  private var backstage: Backstage { Backstage(self) }

  var script: Factory<Script> { self { Script(scenes: ["the mill", "the wolf", "the wedding"]) }.singleton }
  var lightDesk: Factory<LightDesk> {  // expect: cycle lightDesk scenery cueSheet
    self { LightDesk(above: self.backstage.scenery.flats) }.cached
  }
  var cueSheet: Factory<CueSheet> { self { CueSheet(backstage: self.backstage) } }
  var scenery: Factory<Scenery> { self { Scenery(backstage: self.backstage) }.cached }
  var performance: Factory<Performance> {
    self { Performance(sheet: self.backstage.cueSheet, scenery: self.backstage.scenery) }
  }
}

Container.shared.performance().play()

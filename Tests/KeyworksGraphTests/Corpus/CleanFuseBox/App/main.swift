// why: circuit resolves itself only for the smaller branches of its own, and ends at the
// rooms.
import Keyworks
import KeyworksUI

// The current flows from the meter through distribution boards to the rooms.

indirect enum Branch: Hashable, Sendable {
  case room(String, watts: Int)
  case board(String, [Branch])
}

protocol Circuit: Sendable {
  var watts: Int { get }
  func describe(depth: Int) -> [String]
}

struct RoomCircuit: Circuit {
  let name: String
  let watts: Int
  func describe(depth: Int) -> [String] { [indented("\(name): \(watts) W", depth)] }
}

struct BoardCircuit: Circuit {
  let name: String
  let feeds: [any Circuit]
  let fuse: Fuse

  var watts: Int { feeds.reduce(0) { $0 + $1.watts } }
  func describe(depth: Int) -> [String] {
    let state = fuse.holds(watts) ? "ok" : "blown"
    return [indented("\(name): \(state)", depth)] + feeds.flatMap { $0.describe(depth: depth + 1) }
  }
}

extension Circuit {
  fileprivate func indented(_ text: String, _ depth: Int) -> String {
    String(repeating: "  ", count: depth) + text
  }
}

struct Fuse: Sendable {
  let amperes: Int
  func holds(_ watts: Int) -> Bool { watts <= amperes * 230 }
}

final class Electrics: SharedContainer {
  static let shared = Electrics()
  let manager = ContainerManager()
}

extension Electrics {
  var fuse: Factory<Fuse> { self { Fuse(amperes: 16) } }
  var circuit: ParameterFactory<Branch, any Circuit> {
    self { branch in
      switch branch {
      case .room(let name, let watts): RoomCircuit(name: name, watts: watts)
      case .board(let name, let branches):
        BoardCircuit(name: name, feeds: branches.map { self.circuit($0) }, fuse: self.fuse())
      }
    }.cached
  }
  var cellar: MainActorFactory<CellarModel> { self.mainActor { CellarModel() } }
}

@MainActor final class CellarModel {
  private static let house = Branch.board(
    "Main",
    [
      .board("Ground floor", [.room("Kitchen", watts: 3_200), .room("Hall", watts: 90)]),
      .room("Garage", watts: 700),
    ])
  @Injected(\Electrics.circuit, CellarModel.house) private var main

  func show() { main.describe(depth: 0).forEach { print($0) } }
}

Electrics.shared.cellar().show()

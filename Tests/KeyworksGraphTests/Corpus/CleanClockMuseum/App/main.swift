// why: the movement's parts hold a provider of the pendulum, which Later's subscript makes,
// and call it in tick().
import Keyworks
import Synchronization

final class Workshop: SharedContainer {
  static let shared = Workshop()
  let manager = ContainerManager()
}

/// `later.pendulum` is a provider of the pendulum.
@dynamicMemberLookup
struct Later<Owner: SharedContainer> {
  let owner: Owner
  subscript<Part>(dynamicMember part: KeyPath<Owner, Factory<Part>> & Sendable) -> Provider<Part> {
    owner.provider(part)
  }
}

protocol Clockwork: Sendable {
  func tick() -> String
}

struct Escapement: Clockwork {
  private let pendulum: Provider<Pendulum>
  private let teeth: Int

  init(_ later: Later<Workshop>, teeth: Int = 30) {
    pendulum = later.pendulum
    self.teeth = teeth
  }

  func tick() -> String { pendulum().swing() ? "tick of \(teeth)" : "silence" }
}

/// It swings for as long as the movement pushes it.
final class Pendulum: Sendable {
  private let movement: Movement
  private let swings = Mutex(0)
  init(pushedBy movement: Movement) { self.movement = movement }

  func swing() -> Bool {
    swings.withLock { swings in
      swings += 1
      return swings <= movement.windings * 2
    }
  }
}

struct Movement: Sendable {
  let windings: Int
  private let parts: [any Clockwork]
  init(windings: Int, @Assembly parts: () -> [any Clockwork]) { (self.windings, self.parts) = (windings, parts()) }
  func run() -> [String] { parts.map { $0.tick() } }
}

@resultBuilder
enum Assembly {
  static func buildExpression(_ part: some Clockwork) -> any Clockwork { part }
  static func buildBlock(_ parts: any Clockwork...) -> [any Clockwork] { parts }
}

extension Workshop {
  private var later: Later<Workshop> { Later(owner: self) }

  var escapement: Factory<Escapement> { self { Escapement(self.later) } }
  var chime: Factory<Escapement> { self { Escapement(self.later, teeth: 12) } }
  var pendulum: Factory<Pendulum> { self { Pendulum(pushedBy: self.movement()) }.cached }
  var movement: Factory<Movement> {
    self {
      Movement(windings: 2) {
        self.escapement()
        self.chime()
      }
    }.cached
  }
}

let movement = Workshop.shared.movement()
for hour in 1...3 { print(hour, movement.run()) }

import Keyworks
import KeyworksAsync
import Synchronization

/// Declarations that all tests of this target share, so that missing isolation makes them fail.
extension Container {
  var word: Factory<String> { self { "defined" }.cached }
  var desk: Factory<Desk> { self { Desk() }.singleton }
  var lamp: Factory<String> { self { "lamp" } }
  var chair: Factory<String> { self { "chair" } }
  var world: Factory<String> { self { "the world" }.live }
  var heater: Factory<String> { self { "off" }.when(Season.winter) { "on" } }
  var room: Factory<String> { self { self.heater() }.cached }
  var building: Factory<String> { self { self.room() } }
  static var furniture: Tags<String> { [Tagged(\.lamp)] }
}

final class Desk: Sendable {}
enum Season: Variant { case winter }

extension Container {
  /// Is torn down on the main actor, where a synchronous test runs.
  var ticket: Factory<Ticket> {
    self { Ticket() }.cached.teardown { @MainActor _ in
      await Task.yield()
      Ticket.torn.add(1, ordering: .relaxed)
    }
  }
}

final class Ticket: Sendable {
  static let torn = Atomic(0)
}

/// A container that prepares nothing for its tests.
final class Branch: SharedContainer {
  static let shared = Branch()
  let manager = ContainerManager()
  var word: Factory<String> { self { "branch" }.cached }
}

import Keyworks
import TestSupport

/// An element of the lists in these tests.
protocol Step: Sendable {
  var name: String { get }
}

struct Named: Step {
  let name: String
}

final class Emoji: Step {
  let name = "emoji"
}

/// A container that has only the members of these tests.
final class Steps: SharedContainer {
  static let shared = Steps()
  let manager = ContainerManager()
  /// How often any container evaluated the list `counted`.
  static let evaluations = Locked(0)
  /// How often the properties that count their evaluations were evaluated.
  let evaluations = Locked(0)
  let whenBuilt = Locked<(@Sendable (Steps) -> Void)?>(nil)
}

extension Steps {
  var spelling: Factory<any Step> { self { Named(name: "spelling") } }
  var markdown: Factory<any Step> { self { Named(name: "markdown") } }
  var emoji: Factory<Emoji> { self { Emoji() }.cached }
  var links: Factory<any Step> { self { Named(name: "links") } }
  var tables: Factory<any Step> { self { Named(name: "tables") } }
  var curious: Factory<any Step> {
    self {
      self.whenBuilt.withLock { $0.take() }?(self)
      return Named(name: "curious")
    }
  }
  /// Gathers the other members, but not itself.
  var composite: Factory<any Step> {
    self { Named(name: "composite of " + self[\.withComposite].map(\.name).joined(separator: " ")) }
  }
  /// `first` and `second` gather each other.
  var first: Factory<any Step> {
    self { Named(name: "first of \(self[\.loop].count)") }.cached
  }
  var second: Factory<any Step> {
    self { Named(name: "second of \(self[\.loop].count)") }.cached
  }

  static var processors: Tags<any Step> {
    [
      Tagged(\.spelling, priority: 20),
      Tagged(\.markdown, priority: 10),
      Tagged(\.emoji) { $0 },
    ]
  }
  static var counted: Tags<any Step> {
    evaluations.withLock { $0 += 1 }
    return [Tagged(\.spelling)]
  }
  static var equal: Tags<any Step> {
    [Tagged(\.tables), Tagged(\.links), Tagged(\.markdown), Tagged(\.spelling)]
  }
  static var nothing: Tags<any Step> { Tags() }
  static var withComposite: Tags<any Step> {
    [Tagged(\.markdown), Tagged(\.composite), Tagged(\.links)]
  }
  static var loop: Tags<any Step> { [Tagged(\.first), Tagged(\.second)] }
  static var bound: Tags<any Step> {
    [
      Tagged(\.spelling, priority: 1, .after(\.markdown), .after(\.tables)),
      Tagged(\.links, priority: 2),
      Tagged(\.markdown, priority: 3),
      Tagged(\.emoji, priority: 9, .before(\.links)) { $0 },
    ]
  }
  static var inspecting: Tags<any Step> { [Tagged(\.curious), Tagged(\.markdown)] }
  static var twice: Tags<any Step> {
    [
      Tagged(\.markdown),
      Tagged(\.markdown, priority: 1),
    ]
  }
  static var circular: Tags<any Step> {
    [
      Tagged(\.markdown, .before(\.links)),
      Tagged(\.links, .before(\.tables)),
      Tagged(\.tables, .before(\.markdown)),
    ]
  }

  /// A list written `[]`, which does not record its place.
  static var brackets: Tags<any Step> { [] }

  /// The names of the members of `processors`, in order.
  var order: [String] { self[\.processors].map(\.name) }

  /// Contributes from this line, not from that of the caller.
  func contributeBesideFixtures(_ step: any KeyPath<Steps, Factory<any Step>> & Sendable) {
    contribute(Tagged(step), to: \.nothing)
  }
}

extension SharedContainer {
  var everywhere: Factory<any Step> { self { Named(name: "everywhere") } }
  static var inAll: Tags<any Step> { [Tagged(\.everywhere)] }
  /// Names the list in code that does not know the type of the container.
  var gathered: [String] { self[\.inAll].map(\.name) }
}

/// A container whose `autoRegister` each test chooses.
final class WiredSteps: ManagedContainer, AutoRegistering {
  let manager = ContainerManager()
  let whenEvaluated = Hook(nil)
  private let work: @Sendable (WiredSteps) -> Void

  init(_ work: @escaping @Sendable (WiredSteps) -> Void) { self.work = work }

  func autoRegister() { work(self) }

  var one: Factory<String> { self { "one" } }
  var two: Factory<String> { self { "two" } }
  var three: Factory<String> { self { "three" } }
  var held: Factory<String> {
    whenEvaluated.run()
    return self { "held" }
  }
  static var words: Tags<String> { [Tagged(\.one)] }
  static var empty: Tags<String> { Tags() }
  static var map: KeyedTags<Int, String> { [1: Tagged(\.one)] }
}

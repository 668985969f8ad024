import Keyworks

/// What the lists of these tests have as elements.
protocol Step: Sendable {
  var name: String { get }
}

struct Named: Step {
  let name: String
}

final class Emoji: Step {
  let name = "emoji"
}

/// A container with the members of these tests and nothing else.
final class Steps: SharedContainer {
  static let shared = Steps()
  let manager = ContainerManager()
  /// How often the list `counted` was evaluated, by any container.
  static let evaluations = Locked(0)
  /// How often properties were evaluated that count it.
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
  /// Receives the others, but not itself.
  var composite: Factory<any Step> {
    self { Named(name: "composite of " + self[\.withComposite].map(\.name).joined(separator: " ")) }
  }
  /// Two that gather each other.
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
}

extension Steps {
  /// A list of which nothing tells where it is.
  static var brackets: Tags<any Step> { [] }
}

extension SharedContainer {
  var everywhere: Factory<any Step> { self { Named(name: "everywhere") } }
  static var inAll: Tags<any Step> { [Tagged(\.everywhere)] }
  /// Names the list in code that does not know the container.
  var gathered: [String] { self[\.inAll].map(\.name) }
}

extension Steps {
  /// The names of the members of `processors`, in order.
  var order: [String] { self[\.processors].map(\.name) }
}

extension Steps {
  /// Contributes here, and not where it is called.
  func contributeBesideFixtures(_ step: any KeyPath<Steps, Factory<any Step>> & Sendable) {
    contribute(step, to: \.nothing)
  }
}

import Keyworks

protocol Step: Sendable {
  func callAsFunction(_ text: String) -> String
}

struct Closure: Step {
  let run: @Sendable (String) -> String
  init(_ run: @escaping @Sendable (String) -> String) { self.run = run }
  func callAsFunction(_ text: String) -> String { run(text) }
}

struct Chain: Step {
  let steps: [any Step]
  func callAsFunction(_ text: String) -> String { steps.reduce(text) { $1($0) } }
}

@resultBuilder enum ChainBuilder {
  static func buildExpression(_ step: any Step) -> [any Step] { [step] }
  static func buildExpression(_ run: @escaping @Sendable (String) -> String) -> [any Step] { [Closure(run)] }
  static func buildBlock(_ parts: [any Step]...) -> [any Step] { parts.flatMap { $0 } }
  static func buildOptional(_ part: [any Step]?) -> [any Step] { part ?? [] }
}

func chain(@ChainBuilder _ steps: () -> [any Step]) -> Chain { Chain(steps: steps()) }

struct Upper: Step {
  func callAsFunction(_ text: String) -> String { text.uppercased() }
}
struct Replace: Step {
  let old: String
  let new: String
  func callAsFunction(_ text: String) -> String { text.replacing(old, with: new) }
}

extension Container {
  static var steps: Tags<any Step> {
    [
      Tagged(\.typos, priority: 30, .before(\.shout)),
      Tagged(\.shout, priority: 10, .after(\.typos)) { $0 },
      Tagged(\.cleanUp, priority: 20),
    ]
  }
  var isStrict: Factory<Bool> { self { true } }
  var typos: Factory<any Step> { self { Replace(old: "teh", new: "the") } }
  var shout: Factory<Upper> { self { Upper() } }
  var cleanUp: Factory<any Step> {
    self {
      chain {
        { $0.replacing("  ", with: " ") }
        Replace(old: " ,", new: ",")
        if self.isStrict() {
          Replace(old: "!!", new: "!")
        }
      }
    }
  }
}

enum SignatureFeature {
  static func add(to container: Container) {
    container.contribute(Tagged(\.signature, priority: 5, .after(\.cleanUp)) { $0 }, to: \.steps)
  }
}

extension Container {
  var author: Factory<String> { self { "K." } }
  var signature: Factory<Closure> {
    self {
      let author = self.author()
      return Closure { "\($0) – \(author)" }
    }
  }
}

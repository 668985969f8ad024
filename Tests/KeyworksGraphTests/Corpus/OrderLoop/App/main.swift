// why: constraints among the members of one list contradict each other.
import Keyworks

protocol Step: Sendable {
  var title: String { get }
}

struct Named: Step {
  let title: String
}

extension Container {
  var mix: Factory<any Step> { self { Named(title: "mix") } }
  var knead: Factory<any Step> { self { Named(title: "knead") } }
  var rest: Factory<any Step> { self { Named(title: "rest") } }
  var bake: Factory<Named> { self { Named(title: "bake") } }

  static var bread: Tags<any Step> {  // expect: order-loop bread mix knead rest
    [
      Tagged(\.mix, .before(\.knead)),
      Tagged(\.knead, .before(\.rest)),
      Tagged(\.rest, .before(\.mix), .before(\.bake)),
      Tagged(\.bake) { $0 },
    ]
  }

  static var rolls: Tags<any Step> {  // expect: order-loop rolls mix bake
    [
      Tagged(\.knead),
      Tagged(\.mix, .after(\.bake)),
      Tagged(\.bake, .after(\.mix)) { $0 },
    ]
  }

  static var flatBread: Tags<any Step> {
    [
      Tagged(\.mix, .before(\.bake)),
      Tagged(\.bake, .after(\.mix)) { $0 },
      // The list has no kneading, so these two bind nothing.
      Tagged(\.rest, priority: -3, .before(\.knead), .after(\.knead)),  // expect: bond flatBread rest
    ]
  }
}

let bakery = Container()
print(bakery[\.flatBread].map(\.title))
print(bakery[CommandLine.arguments.count > 1 ? \.rolls : \.bread].map(\.title))

// why: loom → weaver → Weaver's @Tool(\.loom), which resolves when a weaver is made → loom.
import Keyworks

/// Takes a tool from the shared workshop when its owner is made.
@propertyWrapper
struct Tool<Value> {
  let wrappedValue: Value

  init(_ path: KeyPath<Container, Factory<Value>> & Sendable) {
    wrappedValue = Container.shared[path]
  }
}

struct Yarn { let metres: Int }

final class Shuttle {
  private let yarn: Yarn
  init(yarn: Yarn) { self.yarn = yarn }
  var passes: Int { yarn.metres / 2 }
}

class Artisan {
  let name: String
  @Tool(\.yarn) var yarn

  init(name: String) { self.name = name }

  var plan: String { "\(name) with \(yarn.metres) m" }
}

final class Weaver: Artisan {
  @Tool(\.loom) private var loom

  override var plan: String { super.plan + " on \(loom.threads) threads" }
}

final class Warper: Artisan {
  @Tool(\.shuttle) private var shuttle

  override var plan: String { super.plan + ", \(shuttle.passes) passes" }
}

struct Loom {
  let threads: Int
  let setUpBy: String
}

struct Commission {
  let title: String
  let makers: [Artisan]

  func describe() -> String {
    ([title] + makers.map(\.plan)).joined(separator: "\n  ")
  }
}

extension Container {
  var yarn: Factory<Yarn> { self { Yarn(metres: 320) } }
  var shuttle: Factory<Shuttle> { self { Shuttle(yarn: self.yarn()) } }
  var warper: Factory<Warper> { self { Warper(name: "Edda") } }
  var weaver: Factory<Weaver> { self { Weaver(name: "Runa") } }  // expect: cycle weaver loom

  var loom: Factory<Loom> {
    self {
      let crew: [Artisan] = [self.warper(), self.weaver()]
      return Loom(threads: 120 * crew.count, setUpBy: crew.map(\.name).joined(separator: " and "))
    }
  }

  var commission: Factory<Commission> {
    self { Commission(title: "Altar cloth, \(self.loom().setUpBy)", makers: [self.warper(), self.weaver()]) }
  }
}

print(Container.shared.commission().describe())

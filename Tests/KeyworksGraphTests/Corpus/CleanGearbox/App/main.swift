// why: route and tolerance need those of the parent container, which are other instances, and
// the outermost has no parent.
import Keyworks

struct Part: Sendable {
  let name: String
  let grams: Int
  let count: Int
}

struct Sheet {
  let title: String
  let parts: [Part]
  var grams: Int { parts.reduce(0) { $0 + $1.grams * $1.count } }
}

/// An assembly, which may be mounted in a larger one.
final class Assembly: ManagedContainer {
  let manager: ContainerManager
  let name: String
  let own: [Part]
  private let outer: Assembly?

  init(_ name: String, mountedIn outer: Assembly? = nil, parts: [Part]) {
    self.name = name
    self.outer = outer
    own = parts
    manager = outer.map { ContainerManager(parent: $0) } ?? ContainerManager()
  }

  subscript<Value>(outer path: KeyPath<Assembly, Factory<Value>> & Sendable) -> Value? {
    outer?[path]
  }
}

extension Assembly {
  /// The way from the machine to this assembly.
  var route: Factory<String> {
    self { [self.outer?.route(), self.name].compactMap { $0 }.joined(separator: "/") }
  }
  /// Tolerances are those of the machine, narrowed by a tenth at each step inwards.
  var tolerance: Factory<Double> {
    self { (self[outer: \.tolerance] ?? 0.05) * 0.9 }.cached
  }
  var sheet: Factory<Sheet> {
    self { Sheet(title: "\(self.route()), ±\(self.tolerance()) mm", parts: self.own) }
  }
}

let machine = Assembly("mill", parts: [Part(name: "frame", grams: 84_000, count: 1)])
let gearbox = Assembly(
  "gearbox", mountedIn: machine,
  parts: [Part(name: "gear m2 z32", grams: 310, count: 2), Part(name: "shaft", grams: 540, count: 1)])
let bearing = Assembly(
  "bearing", mountedIn: gearbox, parts: [Part(name: "ball", grams: 4, count: 11)])

for assembly in [machine, gearbox, bearing] {
  let sheet = assembly.sheet()
  print(sheet.title, sheet.parts.map(\.name), sheet.grams, "g")
}

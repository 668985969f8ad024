// At run time: gathering the beds for the plan needs the plan; the watering can's decorator fills it from the pond that waters the can.
import Keyworks

protocol Plant: Sendable { var name: String { get } }

struct Rose: Plant {
  let name: String
  init(_ plan: Plan) { name = "rose of \(plan.year)" }
}
struct Bean: Plant { let name = "bean" }

struct Plan: Sendable {
  let year: Int
  var names: [String] = []
}

extension Plan {
  init(_ plants: some Sequence<any Plant>) {
    self.init(year: 2026, names: plants.map { $0.name })
  }
}

struct Can: Sendable { var litres: Int }
struct Pond: Sendable { let depth: Int }

extension FactoryDeclaration where Value == Can {
  func filled(by litres: @escaping @Sendable () -> Int) -> Self {
    decorated { Can(litres: $0.litres + litres()) }
  }
}

extension Container {
  static var beds: Tags<any Plant> { [Tagged(\.bean), Tagged(\.rose) { $0 }] }

  var plan: Factory<Plan> {  // expect: cycle plan rose
    self { Plan(self[\.beds]) }.cached
  }
  var bean: Factory<any Plant> { self { Bean() } }
  var rose: Factory<Rose> { self { Rose(self.plan()) } }

  var can: Factory<Can> {  // expect: cycle can pond
    self { Can(litres: 1) }
      .decorated { Can(litres: $0.litres + self.pond().depth) }
  }
  var pond: Factory<Pond> { self { Pond(depth: self.can().litres % 7) } }
  var bucket: Factory<Can> { self { Can(litres: 4) }.filled { 3 } }
}

// why: borrow registers each promise by its key path, and main lets every loan arrive before
// its room is shown.
import Keyworks

protocol Automaton: Sendable { func perform() -> String }
protocol Lighting: Sendable { var lux: Int { get } }

struct Duck: Automaton {
  let cogs: Int
  func perform() -> String { "quacks with \(cogs) cogs" }
}

struct Candles: Lighting { let lux = 40 }

struct Showcase {
  let automaton: any Automaton
  let lighting: any Lighting
  let title: String

  var placard: String { "\(title) \(automaton.perform()) at \(lighting.lux) lux" }
}

extension Container {
  var automaton: Factory<any Automaton> { promised() }
  var lighting: Factory<any Lighting> { promised() }
  var title: Factory<String> { promised() }

  var showcase: Factory<Showcase> {
    self { Showcase(automaton: self.automaton(), lighting: self.lighting(), title: self.title()) }
  }
}

/// What another museum lends us for a season.
struct Loan: Sendable {
  let lender: String
  let cogs: Int

  func arrive(at container: Container) {
    container.borrow(\.title, from: lender) { "The duck of \($0)" }
    container.borrow(\.automaton, from: cogs) { Duck(cogs: $0) }
    container.borrow(\.lighting, from: ()) { Candles() }
  }
}

extension Container {
  func borrow<Value, Source: Sendable>(
    _ path: KeyPath<Container, Factory<Value>>, from source: Source,
    _ unpack: @escaping @Sendable (Source) -> Value
  ) {
    self[keyPath: path].register { unpack(source) }
  }
}

func curate(_ loans: [Loan], _ show: (Container) -> String) {
  for loan in loans {
    let room = Container()
    loan.arrive(at: room)
    print(show(room))
  }
}

curate([Loan(lender: "Neuchâtel", cogs: 400), Loan(lender: "Grenoble", cogs: 370)]) { room in
  room.showcase().placard
}

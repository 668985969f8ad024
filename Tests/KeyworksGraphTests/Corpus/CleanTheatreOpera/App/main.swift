// why: opera resolves director in a lazy property, which only rehearse() reads, after the
// opera has been built.
import Keyworks

// A theatre: a production knows its director, and a director looks at the production when rehearsing.

/// Anything that takes place on the stage.
class Happening {
  let title: String
  let house: Container

  init(_ title: String, in house: Container) {
    self.title = title
    self.house = house
    house.callboard().pin(describe())
  }

  func describe() -> String { title }
}

class Production: Happening {
  /// Engaged when the first rehearsal needs one.
  private(set) lazy var director = house.director()
  let acts: Int

  init(_ title: String, acts: Int, in house: Container) {
    self.acts = acts
    super.init(title, in: house)
  }

  override func describe() -> String { "\(super.describe()), in \(acts) acts" }

  func rehearse() {
    for act in 1...acts { print(director.remark(on: act)) }
  }
}

final class Opera: Production {
  override func describe() -> String { super.describe() + ", sung" }
}

final class Director {
  private let name: String
  private let length: Int

  init(name: String, preparing production: Production) {
    self.name = name
    length = production.acts
  }

  func remark(on act: Int) -> String {
    act == length ? "\(name): and now the end!" : "\(name): once more, act \(act)"
  }
}

struct Callboard: Sendable {
  func pin(_ note: String) { print("📌", note) }
}

extension Container {
  var callboard: Factory<Callboard> { self { Callboard() }.singleton }
  var opera: Factory<Opera> { self { Opera("Maskarade", acts: 3, in: self) } }
  var director: Factory<Director> {
    self { Director(name: "Ms. Holm", preparing: self.opera()) }
  }
}

Container.shared.opera().rehearse()

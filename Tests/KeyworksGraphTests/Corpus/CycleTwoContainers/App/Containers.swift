import Keyworks

final class Kitchen: SharedContainer {
  static let shared = Kitchen()
  let manager = ContainerManager()
}

final class Cellar: SharedContainer {
  static let shared = Cellar()
  let manager = ContainerManager()

  var wine: Factory<String> { self { "red for \(Kitchen.shared.dish())" }.cached }  // expect: cycle wine dish sauce
  var label: Factory<String> { self { "1998" } }
}

extension Kitchen {
  var dish: Factory<String> { self { "stew with \(self.sauce())" }.cached }
  var sauce: Factory<String> {
    self {
      let cellar = Cellar.shared
      return "sauce of \(cellar[\.wine])"
    }.cached
  }
  // The same name as in the cellar, and no part of the cycle.
  var label: Factory<String> { self { "\(Cellar.shared.label()), cooked" } }
}

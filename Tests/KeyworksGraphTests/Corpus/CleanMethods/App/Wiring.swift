import Keyworks

extension Scope {
  static let term = Scope("term")
}

extension Container {
  var mayorName: Factory<String> { self { "Grace" }.scope(.term) }
  var mayor: Factory<Mayor> { self { Mayor(self) }.assumingSendable.scope(.term) }
  var rooms: Factory<Int> { self { 12 }.singleton }
  var motto: Factory<String> { self { "Slowly" }.cached }
  var townHall: Factory<TownHall> {
    self { TownHall(mayor: self.mayor(), rooms: self.rooms(), motto: self.motto()) }
  }

  var bridge: ParameterFactory<Int, Bridge> { self { Bridge(container: self, metres: $0) } }
  var riverName: Factory<String> { self { "Amstel" } }
  var river: Factory<River> {
    self {
      River(name: self.riverName(), width: 90, bridges: [self.bridge(100), self[\.bridge, 110]])
    }
  }
  var map: Factory<[String]> { self { [self.townHall().motto, self.river().name] }.graph }
  var guide: Factory<String> { self { self.map().joined(separator: " on ") } }
}

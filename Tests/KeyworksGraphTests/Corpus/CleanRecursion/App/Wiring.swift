import Keyworks

extension Container {
  var separator: Factory<String> { self { "/" }.singleton }
  var root: Factory<String> { self { "home" } }

  // With itself, by its argument.
  var entry: ParameterFactory<Int, Entry> {
    self { level in
      Entry(
        title: self.root() + self.separator(),
        entries: level == 0 ? [] : [self.entry(level - 1), self[\.entry, level - 1]])
    }
  }

  // With each other.
  var even: ParameterFactory<Int, Bool> { self { $0 == 0 ? true : self.odd($0 - 1) }.cached }
  var odd: ParameterFactory<Int, Bool> { self { $0 == 0 ? false : self.even($0 - 1) }.cached }

  // Through a plain factory, which asks for a level that does not ask back.
  var menu: Factory<Entry> { self { self.submenu(0) } }
  var submenu: ParameterFactory<Int, Entry> {
    self { depth in Entry(title: "menu", entries: depth == 0 ? [] : [self.menu()]) }
  }

  // With another id.
  func path(_ steps: Int) -> Factory<Path> {
    self(id: steps) { steps == 0 ? .end : .step(self.root(), self.path(steps - 1)()) }.cached
  }
  var longPath: Factory<Path> { self { self.path(20)() } }

  // Under another variant.
  var page: ParameterFactory<Side, String> {
    self { side in
      switch side {
      case .front: "front before " + self.page(.back)
      case .back: self.backText()
      }
    }
  }
  var backText: Factory<String> { self { "back" }.cached }
  var lift: Factory<Int> {
    self { 1 }.when(Floor.top) { self.lift.under(Floor.ground)() + 1 }
  }
  var stairs: Factory<Int> {
    self { 10 }.when(Floor.top) { self.stairs.under(Floor.ground)() + 10 }.cached
  }
  var house: Factory<Int> { self { self.lift() + self.stairs() } }
  var factorial: ParameterFactory<Int, Int> {
    self { number in number < 2 ? 1 : number * self.factorial(number - 1) }
  }
  var half: ParameterFactory<Int, Int> {
    self { number in
      guard number > 1 else { return 0 }
      return self.half(number / 2) + 1
    }
  }
  var isEven: ParameterFactory<Int, Bool> { self { $0 == 0 || !self.isEven($0 - 1) } }
  var leaves: ParameterFactory<Int, Int> {
    self { depth in (0..<depth).reduce(1) { $0 + self.leaves($1) } }
  }
}

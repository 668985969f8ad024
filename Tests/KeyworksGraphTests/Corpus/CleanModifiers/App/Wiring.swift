import Keyworks

extension Container {
  var sugar: Factory<String> { self { "sugar" }.singleton }
  var bowl: Factory<[String]> { self { [self.sugar(), self.sugar()] }.singleton }
  var milk: Factory<String> { self { "milk" }.cached }
  var lemon: Factory<String> {
    self { "lemon" }
      .on(.argument("-limes")) { "lime" }
      .on(.preview) { "paper" }
      .on(.test) { "wood" }
  }

  var tea: Factory<any Tea> {
    self { Leaves(taste: "green") }
      .decorated { inner in
        With(inner: inner, what: self.sugar())
      }
      .when(Guest.child) { Leaves(taste: "fruit") }
      .when(Guest.grandma) {
        With(inner: Leaves(taste: "black"), what: self.milk())
      }
      .decorated { With(inner: $0, what: self.lemon()) }
      .decorated { tea in
        print("brewed", tea.taste)
        return tea
      }
  }

  var coldTea: Factory<any Tea> {
    self { With(inner: self.tea(), what: "ice") }.scope(.afternoon).decorated { tea in
      print(tea.taste)
      return tea
    }
  }
  var pot: Factory<Pot> { self { Pot() }.shared }
  var tray: Factory<Tray> {
    self {
      let tray = Tray()
      tray.pots = (0..<2).map { _ in self.pot() }
      return tray
    }.assumingSendable.scope(.table)
  }
  var service: Factory<Tray> {
    self { self.tray() }
      .decorated {
        $0.pots.append(self.pot())
        return $0
      }
      .graph
  }
  var kettle: ThrowingFactory<Int, any Error> { self.throwing { try self.water().count }.live.cached }
  var water: ThrowingFactory<String, any Error> {
    self.throwing { "water" }
      .on(.test) { "nothing" }
      .decorated { $0 + "!" }
      .varies(by: Guest.self)
  }
  var cup: ParameterFactory<(Int, String), String> {
    self { number, name in "\(number) for \(name)" }
      .decorated { "cup \($0)" }
      .on(.test) { _, _ in "paper cup" }
      .cached
      .timeToLive(.seconds(60))
  }
}

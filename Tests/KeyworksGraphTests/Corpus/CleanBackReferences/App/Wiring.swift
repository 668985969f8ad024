import Keyworks

extension Container {
  var surname: Factory<String> { self { "Lovelace" }.singleton }
  var parent: Factory<Parent> { self { Parent(name: self.surname()) }.cached }
  var child: Factory<Child> { self { Child(parent: self.parent()) }.cached }

  var seats: Factory<Int> { self { 40 } }
  var conductor: Factory<Conductor> {
    self { Conductor(orchestra: self.provider(\.orchestra)) }.cached
  }
  var orchestra: Factory<Orchestra> {
    self { Orchestra(conductor: self.conductor(), size: self.seats()) }.cached
  }

  var menu: Factory<Menu> { self { Menu() }.cached }
  var kitchen: Factory<Kitchen> { self { Kitchen(menu: self.menu()) }.cached }

  var question: Factory<String> { self { "Sure?" } }
  var okButton: Factory<Button> { self { Button("OK") { print(self.dialog().text) } } }
  var dialog: Factory<Dialog> {
    self { Dialog(button: self.okButton(), text: self.question()) }
  }

  var engine: Factory<Engine> { self { Engine(power: 20 * self.car().seats) } }
  var car: Factory<Car> {
    self {
      var car = Car(seats: 4)
      car.engine = { self.engine() }
      return car
    }
  }

  var poller: Factory<Poller> { self { Poller(self) }.cached }
  var feed: Factory<[String]> {
    self {
      _ = self.poller()
      return ["one", "two"]
    }.cached
  }

  var alarm: Factory<@Sendable () -> Void> { self { later { print(self.clockFace()) } } }
  var clockFace: Factory<String> {
    self {
      _ = self.alarm()
      return "XII"
    }
  }
}

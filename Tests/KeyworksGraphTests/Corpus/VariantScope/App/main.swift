// why: a list and a factory are resolved in a scope of variants, around a function and a closure.
import Keyworks

enum Season: Variant {
  case summer, winter
}

extension Container {
  var colour: Factory<String> { self { "green" }.when(Season.winter) { "white" } }
  var field: Factory<String> {  // expect: variant scene field colour
    self { self.colour() + " field" }.cached
  }
  var scene: Factory<String> { self { self.field() } }

  var sound: Factory<String> { self { "birds" }.when(Season.summer) { "bees" } }
  var garden: Factory<String> {  // expect: variant walk garden sound
    self { "garden with " + self.sound() }.cached
  }
  var walk: Factory<String> { self { "walk in " + self.garden() } }
  static var walks: Tags<String> { [Tagged(\.walk)] }

  // Outside of any scope.
  var meadow: Factory<String> { self { self.colour() + " meadow" }.cached }
  var ride: Factory<String> { self { self.meadow() } }
}

let park = Container()
let views = park.with(Season.winter) { park in (0..<2).map { _ in park[\.scene] } }
print(views, park.with(Season.summer) { $0[\.walks] }, park.ride())

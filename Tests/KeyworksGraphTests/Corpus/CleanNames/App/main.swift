// why: names with spaces, in other scripts, and words of the language; some differ in one mark.
import Keyworks

struct Straße: Sendable {
  let länge: Int
  let häuser: [String]
}

struct 家: Sendable {
  let 窓: Int
}

extension Container {
  var `the house number`: Factory<Int> { self { 12 }.singleton }
  var `the street`: Factory<String> { self { "Key Lane \(self.`the house number`())" }.cached }
  var größe: Factory<Int> { self { self.große() * 2 } }
  var große: Factory<Int> { self { self.gro() + 1 } }
  var gro: Factory<Int> { self { 3 } }
  var straße: Factory<Straße> {
    self { Straße(länge: self.größe(), häuser: [self.`the street`()]) }.cached
  }
  var `self_`: Factory<String> { self { "self \(self.`init`())" } }
  var `init`: Factory<String> { self { "init" }.cached }
  var `case`: Factory<[String]> { self { [self.`self_`(), self[\.`init`]] } }
  var `in`: ParameterFactory<Int, Int> { self { `in` in `in` + self.größe() } }
  var 窓: Factory<Int> { self { 4 }.cached }
  var 家: Factory<家> { self { App.家(窓: self.窓()) }.cached }
  var `🔑`: Factory<String> { self { "key" }.singleton }
  var 🗝: Factory<String> { self { "old \(self.🔑())" } }
  static var `all names`: Tags<String> {
    [Tagged(\.`init`, .before(\.`the street`)), Tagged(\.`the street`), Tagged(\.🔑), Tagged(\.🗝)]
  }
}

let container = Container()
print(container.straße().länge, container.straße().häuser, container.case(), container.in(1))
print(container.家().窓, container.🗝(), container[\.`all names`].count)

// why: a module that is not indexed calls some closures immediately and stores others.
import Codecs
import Keyworks

typealias Work = () -> Int

func apply(_ work: Work) -> Int { work() }

extension Container {
  var encoder: Factory<HEXEncoder> { self { HEXEncoder() }.singleton }
  var first: Factory<Pending> {  // expect: cycle first
    self { self.encoder().both(now: { self.first().value }, later: { 1 }) }
  }
  var second: Factory<Pending> {  // expect: cycle second
    self {
      self.encoder().both {
        self.second().value
      } later: {
        self.second().value
      }
    }
  }
  var third: Factory<Pending> {  // expect: cycle third
    self { self.encoder().lazily(self.first().value, self.third().value) }
  }
  var fourth: Factory<Int> { self { apply { self.fourth() } } }  // expect: cycle fourth
}

let container = Container.shared
print(container.first(), container.second(), container.third(), container.fourth())

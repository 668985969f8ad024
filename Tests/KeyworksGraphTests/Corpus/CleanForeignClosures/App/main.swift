// why: a module that is not indexed stores closures, whatever its type names look like.
import Codecs
import Keyworks

extension Container {
  var encoder: Factory<HEXEncoder> { self { HEXEncoder() }.singleton }
  var key: Factory<Int> { self { 4 } }
  var first: Factory<Pending> { self { self.encoder().later { self.first().value } } }
  var second: Factory<Pending> {
    self { self.encoder().both(now: { self.key() }, later: { self.second().value }) }
  }
  var third: Factory<Pending> {
    self {
      self.encoder().both {
        self.key()
      } later: {
        self.third().value
      }
    }
  }
  var fourth: Factory<Pending> { self { self.encoder().lazily(self.fourth().value, self.key()) } }
  var fifth: Factory<Pending> { self { EXAmple().keep { _ in self.fifth().value } } }
}

let container = Container.shared
print([container.first(), container.second(), container.third(), container.fourth()].map(\.value))
print(container.fifth().value)

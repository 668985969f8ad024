// why: a promise has a body only for launches that are not a user's.
import Keyworks

extension Container {
  var catalog: Factory<String> {  // expect: promise catalog
    promised().on(.preview) { "samples" }
  }
  var clock: Factory<Int> { promised().on(.test) { 0 }.cached }  // expect: promise clock
  var shelf: Factory<String> { promised().on(.argument("--demo")) { "demo" } }
  var shop: Factory<String> { self { "\(self.catalog()) \(self.clock()) \(self.shelf())" } }
}

Container.shared.shelf.register { "shelf" }
print(Container.shared.shop())

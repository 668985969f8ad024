// why: two cached factories build each other directly, in one file.
import Keyworks

final class Oven: Sendable {
  let baker: Baker
  init(baker: Baker) { self.baker = baker }
}

final class Baker: Sendable {
  let oven: Oven
  init(oven: Oven) { self.oven = oven }
}

struct Shelf: Sendable {
  let loaves: Int
}

extension Container {
  var flour: Factory<Int> { self { 40 } }
  var shelf: Factory<Shelf> { self { Shelf(loaves: self.flour() / 2) } }
  var oven: Factory<Oven> { self { Oven(baker: self.baker()) }.cached }  // expect: cycle oven baker
  var baker: Factory<Baker> { self { Baker(oven: self.oven()) }.cached }
}

let container = Container()
print(container.shelf().loaves)
print(container.baker().oven)

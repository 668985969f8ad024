// why: factories that are certainly registered twice.
import Keyworks
extension Container {
  var a: Factory<Int> { promised() }
  var b: Factory<Int> { promised() }
  var c: Factory<Int> { promised() }
  var d: Factory<Int> { promised() }
  var e: Factory<Int> { promised() }
  var f: Factory<Int> { promised() }
  var g: Factory<Int> { promised() }
  var h: Factory<Int> { promised() }
  var i: Factory<Int> { promised() }
  var j: Factory<Int> { promised() }
  var k: Factory<Int> { promised() }
  func wire() {
    g.register { 1 }
    self.register(\.g) { _ in 2 }  // expect: registered g
  }
}
struct Desk {
  let container: Container
  init(_ container: Container) {
    self.container = container
    container.h.register { 1 }
    container.i.register { 1 }
    open()
  }
  func open() { container.h.register { 2 } }  // expect: registered h
  func change() { container.i.register { 2 } }
}
func fill(_ container: Container) {
  container.j.register { 1 }
  container.j.register { 2 }  // expect: registered j
}
enum Shop { static func wire(_ c: Container) { c.a.register { 1 } } }
enum Bank { static func wire(_ c: Container) { c.register(\.a) { _ in 2 }; c.b.register { 1 } } }  // expect: registered a
let one = Container(), two = Container()
Shop.wire(one)
Bank.wire(one)
if CommandLine.arguments.count > 1 { one.b.register { 2 } }
one.c.register { 1 }
two.c.register { 2 }
one.d.register { 1 }
one.d.register { 2 }  // expect: registered d
one.e.register { 1 }
one.e.override { 2 }
switch CommandLine.arguments.count {
case 1: one.f.register { 1 };
default: one.f.register { 2 }
}
one.wire()
Desk(one).change()
if CommandLine.arguments.count > 1 { fill(one) }
[one].forEach { $0.k.register { 1 } }
[two].forEach { $0.k.register { 2 } }
print(one.a(), one.b(), one.c(), two.c(), one.d(), one.e(), one.f())
print(one.g(), one.h(), one.i(), one.j(), one.k(), two.k())

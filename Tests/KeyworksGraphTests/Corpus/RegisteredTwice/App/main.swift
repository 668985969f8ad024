// why: factories that are certainly registered twice.
import Keyworks
extension Container {
  var a: Factory<Int> { promised() }
  var b: Factory<Int> { promised() }
  var c: Factory<Int> { promised() }
  var d: Factory<Int> { promised() }
  var e: Factory<Int> { promised() }
  var f: Factory<Int> { promised() }
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
print(one.a(), one.b(), one.c(), two.c(), one.d(), one.e(), one.f())

// why: bodies for tests, previews and arguments are checked as separate programs.
import Keyworks
final class S: Sendable { init(_ n: Int) {} }
extension Container {
  var n: Factory<Int> { self { 1 }.scope(.init("r")) }
  var a: Factory<Int> { self { 1 }.on(.test) { self.a() } }  // expect: cycle a
  var b: Factory<Int> { self { 1 }.on(.preview) { self.b2() } }  // expect: cycle b b2
  var b2: Factory<Int> { self { 1 }.on(.test) { 1 }.on(.preview) { self.b() } }
  var c: Factory<Int> { self { 1 }.on(.preview) { self.c2() } }
  var c2: Factory<Int> { self { 1 }.on(.test) { self.c() } }
  var d: Factory<S> { self { S(1) }.on(.test) { S(self.n()) }.singleton }  // expect: captive d n
}
print(Container.shared.a(), Container.shared.b(), Container.shared.c(), Container.shared.d())

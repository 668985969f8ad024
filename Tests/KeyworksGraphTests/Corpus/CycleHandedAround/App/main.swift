// why: a factory or provider is passed on in an array, a tuple or a value, and resolved there.
import Keyworks
struct H { let f: Factory<Int>; func go() -> Int { f() } }
func outer(_ f: Factory<Int>) -> Int { inner(f) }
func inner(_ f: Factory<Int>) -> Int { f() }
func make(_ f: Factory<Int>) -> () -> Int { { f() } }
func give(_ p: Provider<Int>) -> Int { p() }
func all(_ fs: [Factory<Int>]) -> Int { fs.map { $0() }.reduce(0, +) }
func opt(_ f: Factory<Int>?) -> Int { f?() ?? 0 }
func opted(_ all: [Int]) -> Int { all.count }
func tup(_ f: (Factory<Int>, Int)) -> Int { f.0() }
func gen<T>(_ f: Factory<T>) -> T { f() }
extension Factory where Value == Int { func now() -> Int { self() } }
extension Container {
  var a: Factory<Int> { self { H(f: self.a).go() } }  // expect: cycle a
  var b: Factory<Int> { self { outer(self.b) } }  // expect: cycle b
  var c: Factory<() -> Int> { self { make(self.n) } }
  var d: Factory<Int> { self { give(self.provider(\.d)) } }  // expect: cycle d
  var e: Factory<Int> { self { all([self.e]) } }  // expect: cycle e
  var f: Factory<Int> { self { opt(self.f) } }  // expect: cycle f
  var g: Factory<Int> { self { tup((self.g, 1)) } }  // expect: cycle g
  var h: Factory<Int> { self { gen(self.h) } }  // expect: cycle h
  var i: Factory<Int> { self { self.i.now() } }  // expect: cycle i
  var j: Factory<Int> {  // expect: cycle j
    self {
      let f = self.j; return f()
    }
  }
  var k: Factory<Int> {  // expect: cycle k
    self {
      let f = [self.k]; return f[0]()
    }
  }
  var l: Factory<Int> {  // expect: cycle l
    self {
      let path: KeyPath<Container, Factory<Int>> = \.l; return self[path]
    }
  }
  var m: Factory<Int> { self { opted([\Container.n, \.m].map { self[$0] }) } }  // expect: cycle m
  var n: Factory<Int> { self { 1 } }
}
let k = Container.shared
print(k.a(), k.b(), k.c(), k.d(), k.e(), k.f(), k.g(), k.h(), k.i(), k.j(), k.k(), k.l(), k.m())

// why: a local function or closure runs where it is called or passed.
import Keyworks
extension Container {
  var a: Factory<Int> {  // expect: cycle a
    self {
      func f() { _ = self.a() }; f()
      return 1
    }
  }
  var b: Factory<Int> {
    self {
      @Sendable func f() { _ = self.b() }; Task.detached { f() }
      return 1
    }
  }
  var c: Factory<Int> {  // expect: cycle c
    self {
      let f = { self.c() }
      return f()
    }
  }
  var d: Factory<Int> {
    self {
      let f: @Sendable () -> Int = { self.d() }; Task.detached { _ = f() }
      return 1
    }
  }
  var e: Factory<Int> {  // expect: cycle e
    self {
      func f(_ x: Int) -> Int { x + self.e() }
      return [1].map(f).count
    }
  }
  var f: Factory<Int> {  // expect: cycle f
    self {
      let g = { (x: Int) in x + self.f() }
      return [1].map(g).count
    }
  }
  var g: Factory<() -> Int> {
    self {
      func f() -> Int { self.g()() }
      return f
    }
  }
  var h: Factory<() -> Int> {
    self {
      let f = { self.h()() }
      return f
    }
  }
  var i: Factory<Int> {  // expect: cycle i
    self {
      lazy var x = self.i()
      return x
    }
  }
  var j: Factory<Int> {  // expect: cycle j
    self {
      var x: Int { self.j() }
      return x
    }
  }
  var k: Factory<() -> Int> {
    self {
      var x: Int { self.k()() }
      return { x }
    }
  }
  var l: Factory<Int> {  // expect: cycle l
    self {
      func f() -> Int { g() }; func g() -> Int { self.l() }
      return f()
    }
  }
  var m: Factory<() -> Int> {
    self {
      func f() -> Int { g() }; func g() -> Int { self.m()() }
      return { f() }
    }
  }
  var n: Factory<Int> {
    self {
      func f() -> Int { self.n() }; func unused() { _ = f() }
      return 1
    }
  }
}
let c = Container.shared
print(c.a(), c.b(), c.c(), c.d(), c.e(), c.f(), c.g(), c.h(), c.i(), c.j(), c.k(), c.l(), c.m(), c.n())

// why: each closure belongs to the parameter that the compiler matches, and runs immediately if the parameter does not escape.
import Keyworks
typealias Action = () -> Void
final class Keep: @unchecked Sendable { var all: [() -> Void] = [] }
let keep = Keep()
func skip(_ count: Int = 0, _ body: () -> Void) { body() }
func hold(_ count: Int = 0, _ body: @escaping () -> Void) { keep.all.append(body) }
func both(first: () -> Void = {}, then: @escaping () -> Void = {}) { first(); keep.all.append(then) }
func named(_ action: Action) { action() }
func kept(_ action: @escaping Action) { keep.all.append(action) }
func maybe(_ action: Action?) { if let action { keep.all.append(action) } }
func two(_ now: () -> Void, later: @escaping () -> Void) { now(); keep.all.append(later) }
func mixed(x: Int, _ now: () -> Void, _ later: @escaping () -> Void) { now(); keep.all.append(later) }
func variadic(_ numbers: Int..., body: () -> Void) { body() }
func defaultsThenClosure(a: Int = 1, b: Int = 2, _ later: @escaping () -> Void) { keep.all.append(later) }
struct Box { var now: () -> Void = {}; func run(_ body: Action, else other: @escaping Action = {}) { body(); keep.all.append(other) } }
struct Memo<T> { let make: () -> T; init(_ make: @escaping () -> T) { self.make = make } }
extension Container {
  var a: Factory<Int> {  // expect: cycle a
    self {
      skip { _ = self.a() }
      return 1
    }
  }
  var b: Factory<Int> {
    self {
      hold { _ = self.b() }
      return 1
    }
  }
  var c: Factory<Int> {  // expect: cycle c
    self {
      both(first: { _ = self.c() })
      return 1
    }
  }
  var d: Factory<Int> {
    self {
      both(then: { _ = self.d() })
      return 1
    }
  }
  var d2: Factory<Int> {
    self {
      both {
      } then: {
        _ = self.d2()
      }
      return 1
    }
  }
  var e: Factory<Int> {  // expect: cycle e
    self {
      named { _ = self.e() }
      return 1
    }
  }
  var f: Factory<Int> {
    self {
      kept { _ = self.f() }
      return 1
    }
  }
  var g: Factory<Int> {
    self {
      maybe { _ = self.g() }
      return 1
    }
  }
  var h: Factory<Int> {  // expect: cycle h
    self {
      two {
        _ = self.h()
      } later: {
      }
      return 1
    }
  }
  var h2: Factory<Int> {
    self {
      two {
      } later: {
        _ = self.h2()
      }
      return 1
    }
  }
  var i: Factory<Int> {  // expect: cycle i
    self {
      mixed(x: 1, { _ = self.i() }, {})
      return 1
    }
  }
  var i2: Factory<Int> {
    self {
      mixed(x: 1, {}) { _ = self.i2() }
      return 1
    }
  }
  var i3: Factory<Int> {
    self {
      mixed(x: 1, {}, { _ = self.i3() })
      return 1
    }
  }
  var j: Factory<Int> {  // expect: cycle j
    self {
      variadic(1, 2, 3) { _ = self.j() }
      return 1
    }
  }
  var k2: Factory<Int> {
    self {
      defaultsThenClosure(b: 3, { _ = self.k2() })
      return 1
    }
  }
  var l: Factory<Int> {  // expect: cycle l
    self {
      Box().run { _ = self.l() }
      return 1
    }
  }
  var l2: Factory<Int> {
    self {
      Box().run {
      } else: {
        _ = self.l2()
      }
      return 1
    }
  }
  var l3: Factory<Int> {
    self {
      _ = Box(now: { _ = self.l3() })
      return 1
    }
  }
  var l4: Factory<Int> {
    self {
      _ = Box { _ = self.l4() }
      return 1
    }
  }
  var m: Factory<Memo<Int>> { self { Memo { self.m().make() } } }
  var n: Factory<Int> { self { [1, 2].sorted { x, y in x + self.n() < y }.count } }  // expect: cycle n
  var o: Factory<Int> { self { [1, 2].lazy.map { $0 + self.o() }.count } }
  var p: Factory<[Int]> { self { [1].map { x in x + self.p().count } } }  // expect: cycle p
  var q: Factory<[Int]> { self { Array(unsafeUninitializedCapacity: 1) { b, n in n = self.q().count } } }  // expect: cycle q
}
for f in [
  Container.shared.a, Container.shared.b, Container.shared.c, Container.shared.d, Container.shared.d2, Container.shared.e, Container.shared.f,
  Container.shared.g, Container.shared.h, Container.shared.h2, Container.shared.i, Container.shared.i2, Container.shared.i3, Container.shared.j,
  Container.shared.k2, Container.shared.l, Container.shared.l2, Container.shared.l3, Container.shared.l4, Container.shared.n, Container.shared.o,
] { print(f()) }
print(Container.shared.m(), Container.shared.p(), Container.shared.q())

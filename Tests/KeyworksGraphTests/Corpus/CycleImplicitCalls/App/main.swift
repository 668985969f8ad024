// why: the language makes calls that no source names: wrappers, patterns, literals, builders.
import Keyworks
@propertyWrapper struct Lent<T: Sendable> {
  let path: KeyPath<Container, Factory<T>> & Sendable
  init(_ path: KeyPath<Container, Factory<T>> & Sendable) { self.path = path }
  var wrappedValue: T { Container.shared[path] }
  var projectedValue: Int {
    _ = Container.shared[path]
    return 1
  }
}
final class A: @unchecked Sendable { init() { _ = x }; @Lent(\.a) var x: A }
final class B: @unchecked Sendable { init() {}; @Lent(\.b) var x: B }
final class C: @unchecked Sendable { init() { _ = $x }; @Lent(\.c) var x: C }
struct Pat: Sendable {}
func ~= (p: Pat, v: Int) -> Bool { Container.shared.p() > v }
@dynamicMemberLookup struct Mem { subscript(dynamicMember n: String) -> Int { Container.shared.r() } }
struct Fun { func callAsFunction() -> Int { Container.shared.f() } }
struct Str: ExpressibleByIntegerLiteral { init(integerLiteral v: Int) { _ = Container.shared.lit() } }
struct Inter: ExpressibleByStringInterpolation { init(stringLiteral: String) { _ = Container.shared.inter() } }
@resultBuilder enum Build { static func buildBlock(_ x: Int...) -> Int { Container.shared.built() } }
func built(@Build _ b: () -> Int) -> Int { b() }
struct Eq: Equatable { static func == (a: Eq, b: Eq) -> Bool { Container.shared.eq() == 0 } }
extension Container {
  var a: Factory<A> { self { A() } }  // expect: cycle a
  var b: Factory<B> { self { B() } }
  var c: Factory<C> { self { C() } }  // expect: cycle c
  var p: Factory<Int> {  // expect: cycle p
    self {
      switch 1 {
      case Pat(): 1;
      default: 2
      }
    }
  }
  var r: Factory<Int> { self { Mem().foo } }  // expect: cycle r
  var f: Factory<Int> { self { Fun()() } }  // expect: cycle f
  var lit: Factory<Int> {  // expect: cycle lit
    self {
      let s: Str = 1; _ = s
      return 1
    }
  }
  var inter: Factory<Int> {  // expect: cycle inter
    self {
      let s: Inter = "a"; _ = s
      return 1
    }
  }
  var built: Factory<Int> {  // expect: cycle built
    self {
      App.built {
        1; 2
      }
    }
  }
  var eq: Factory<Int> { self { Eq() == Eq() ? 1 : 2 } }  // expect: cycle eq
}
let k = Container.shared
print(k.a(), k.b(), k.c(), k.p(), k.r(), k.f(), k.lit(), k.inter(), k.built(), k.eq())

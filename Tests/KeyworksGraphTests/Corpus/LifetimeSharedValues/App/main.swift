// why: only an object can be shared weakly.
import Keyworks
struct Price: Sendable {}
final class Till: Sendable {}
protocol Any2: Sendable {}
final class Impl: Any2 {}
enum Kind: Sendable { case a }
extension Container {
  var price: Factory<Price> { self { Price() }.shared }  // expect: lifetime price
  var till: Factory<Till> { self { Till() }.shared }
  var any: Factory<any Any2> { self { Impl() }.shared }
  var kind: Factory<Kind> { self { .a }.shared }  // expect: lifetime kind
  var names: Factory<[String]> { self { [] }.shared }  // expect: lifetime names
  var pair: Factory<(Int, Int)> { self { (1, 2) }.shared }  // expect: lifetime pair
  var opt: Factory<Till?> { self { Till() }.shared }
}
let c = Container.shared
print(c.price(), c.till(), c.any(), c.kind(), c.names(), c.pair(), c.opt() as Any)

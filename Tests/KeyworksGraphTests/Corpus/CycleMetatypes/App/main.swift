// why: an initializer called through a metatype may be that of any conforming type.
import Keyworks
protocol P { init(); static func make() -> Self }
extension P { static func make() -> Self { Self() } }
struct X: P { init() { _ = Container.shared.x() } }
func build<T: P>(_ type: T.Type) -> T { T() }
func build2<T: P>(_ type: T.Type) -> T { T.init() }
class Base { required init() {} }
final class Sub: Base { required init() { _ = Container.shared.y() } }
func meta(_ t: Base.Type) -> Base { t.init() }
func viaStatic(_ t: any P.Type) -> any P { t.make() }
struct G<T: P> { let v = T() }
extension Container {
  var x: Factory<Int> {  // expect: cycle x
    self {
      _ = build(X.self); return 1
    }
  }
  var y: Factory<Int> {  // expect: cycle y
    self {
      _ = meta(Sub.self); return 1
    }
  }
}
print(Container.shared.x(), Container.shared.y())

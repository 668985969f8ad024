// why: a captive in only one branch is a warning.
import Keyworks
final class S: Sendable { init(_ n: Int = 0) {} }
enum Mode { case a, b }
extension Container {
  var mode: Factory<Mode> { self { .a }.singleton }
  var n: Factory<S> { self { S() }.scope(.init("r")) }
  var a: Factory<[S]> {  // expect: captive a n
    self {
      switch self.mode() {
      case .a: [self.n()]
      case .b: []
      }
    }.singleton
  }
  var b: Factory<[S]> { self { if self.mode() == .a { [self.n()] } else { [] } }.singleton }  // expect: captive b n
}
print(Container.shared.a(), Container.shared.b())

// why: some functions of C call a closure before they return.
import Keyworks
import Foundation
extension Container {
  var a: Factory<Int> {  // expect: cycle a
    self {
      var x = [2, 1]; qsort(&x, 2, 8) { _, _ in Int32(Container.shared.a()) }; return 1
    }
  }
  var b: Factory<Int> {
    self {
      atexit { _ = Container.shared.b() }; return 1
    }
  }
  var c: Factory<Int> {
    self {
      signal(1) { _ in _ = Container.shared.c() }; return 1
    }
  }
}
print(Container.shared.a(), Container.shared.b(), Container.shared.c())

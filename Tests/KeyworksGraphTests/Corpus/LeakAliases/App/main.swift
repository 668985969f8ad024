// why: another name for a container is the same container, and each closure has its own $0.
import Keyworks
final class S: Sendable { init(_ n: Int) {} }
extension Container {
  var n: Factory<Int> { self { 1 } }
  var s: Factory<S> { promised() }
  var t: Factory<S> { promised() }
  var u: Factory<S> { promised() }
}
func wire(_ names: [Int], _ container: Container) {
  names.forEach { if $0 > 0 { container.register(\.s) { S($0.n()) } } }
  let same = container
  same.register(\.t) { _ in S(same.n()) }  // expect: leak t
  container.register(\.u) { _ in S(same.n()) }  // expect: leak u
}
let container = Container()
wire([1], container)
print(container.s(), container.t(), container.u())

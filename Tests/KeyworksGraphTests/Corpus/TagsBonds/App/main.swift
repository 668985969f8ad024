// why: constraints that name no member of the list, and a list that nothing gathers.
import Keyworks
extension Container {
  var a: Factory<Int> { self { 1 } }
  var b: Factory<Int> { self { 2 } }
  var c: Factory<Int> { self { 3 } }
  static var steps: Tags<Int> { [Tagged(\.a, .before(\.b)), Tagged(\.b, .after(\.c))] }  // expect: bond steps b
  static var idle: Tags<Int> { Tags() }  // expect: unused idle
}
Container.shared.contribute(Tagged(\.c), to: \.idle)
print(Container.shared[\.steps], Container.shared.c())

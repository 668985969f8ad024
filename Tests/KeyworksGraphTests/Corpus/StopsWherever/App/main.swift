// why: code that stops the program wherever it runs.
import Keyworks
import KeyworksAsync
enum Theme: String, Variant, CaseIterable { case light, dark }
final class Pool: Sendable { func end() {} }
final class Log: Sendable { init(_ pool: Pool) {}; func note() {} }
final class Odd: ManagedContainer { var manager: ContainerManager { ContainerManager() } }  // expect: stops
extension Odd { var tick: Factory<Int> { self { 1 } } }
final class Screen { let p: Provider<Int>; init(_ p: Provider<Int>) { self.p = p } }
func now(_ p: Provider<Int>) -> Int { p() }
extension Container {
  var clock: Factory<Int> { self { 1 } }
  var paint: Factory<Int> { self { 1 }.when(Theme.light) { 2 }.when(Theme.dark) { 3 }.when(Theme.light) { 4 } }  // expect: stops paint
  var fine: Factory<Int> { self { 1 }.when(Theme.light) { 2 }.when(Theme.dark) { 3 } }
  var pool: Factory<Pool> {
    self { Pool() }.cached.teardown { [self] pool in
      self.log().note(); pool.end()  // expect: stops pool log pool
    }
  }
  var log: Factory<Log> { self { Log(self.pool()) }.cached }
  var closing: AsyncFactory<Int, Never> {
    self.async {
      try? await self.close(); return 1  // expect: stops closing
    }
  }
}
try await withTeardown {
  try await withContainer(Container()) { c in
    try await c.start(\.clock)
    print(c.paint(), c.fine(), c.pool(), c.log(), await c.closing())
  }
}
let early = Container().provider(\.clock)  // expect: stops clock
let screen = Screen(Container().provider(\.clock))  // expect: stops clock
print(now(Container().provider(\.clock)), Container().provider(\.clock)(), early(), screen, Odd().tick())  // expect: stops clock

import Foundation
package import Keyworks

extension FactoryDeclaration {
  /// Returns as soon as `count` threads wait for an instance of this factory.
  package func waitUntil(waiters count: Int) { waitHere { declaration.waiterCount >= count } }

  /// Returns as soon as `count` tasks wait for an instance of this factory, and blocks no thread.
  package func tasksWait(_ count: Int) async { await wait { declaration.waiterCount == count } }
}

/// Returns as soon as a condition holds, and blocks no thread.
///
/// On a busy machine, tasks wait for their turn as long as all tests together take, so the limit only ends
/// a run that would hang.
package func wait(until isReached: () -> Bool) async {
  let deadline = ContinuousClock.now.advanced(by: .seconds(1_800))
  var looks = 0
  while !isReached() {
    guard ContinuousClock.now < deadline else { fatalError("still false after half an hour") }
    looks += 1
    // If this takes long, leave the threads to the other tests.
    if looks < 100 { await Task.yield() } else { try? await Task.sleep(for: .milliseconds(1)) }
  }
}

extension ManagedContainer {
  /// Returns as soon as `count` threads wait for the end of `autoRegister`.
  package func waitUntil(waiters count: Int) { waitHere { manager.waiterCount >= count } }
}

extension LazyInjected {
  /// Returns as soon as `count` threads wait for the value of this property.
  package func waitUntil(waiters count: Int) { waitHere { waiterCount >= count } }
}

/// Blocks the thread until a condition holds.
package func waitHere(until isReached: () -> Bool) {
  let deadline = ContinuousClock.now.advanced(by: .seconds(60))
  while !isReached() {
    guard ContinuousClock.now < deadline else { fatalError("still false after a minute") }
    sched_yield()
  }
}

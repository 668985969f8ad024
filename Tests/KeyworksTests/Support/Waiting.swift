import Foundation
import Keyworks

extension FactoryDeclaration {
  /// Returns as soon as `count` threads wait for an instance of this factory.
  func waitUntil(waiters count: Int) { wait { declaration.waiterCount >= count } }
}

extension ManagedContainer {
  /// Returns as soon as `count` threads wait for the end of `autoRegister`.
  func waitUntil(waiters count: Int) { wait { manager.waiterCount >= count } }
}

extension LazyInjected {
  /// Returns as soon as `count` threads wait for the value of this property.
  func waitUntil(waiters count: Int) { wait { waiterCount >= count } }
}

private func wait(until isReached: () -> Bool) {
  let deadline = ContinuousClock.now.advanced(by: .seconds(60))
  while !isReached() {
    guard ContinuousClock.now < deadline else { fatalError("nobody came to wait for a minute") }
    sched_yield()
  }
}

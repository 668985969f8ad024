import Foundation
import Keyworks

extension FactoryDeclaration {
  /// Returns as soon as `count` threads wait for an instance of this factory.
  func waitUntil(waiters count: Int) {
    let deadline = ContinuousClock.now.advanced(by: .seconds(60))
    while declaration.waiterCount < count {
      guard ContinuousClock.now < deadline else { fatalError("nobody came to wait for a minute") }
      sched_yield()
    }
  }
}

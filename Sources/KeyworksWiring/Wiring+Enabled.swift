internal import Keyworks

extension Wiring {
  /// Switches the wiring on and off with a condition. If there are several, all must be met.
  ///
  /// ```swift
  /// Wiring { $0.payment.register { PremiumPayment() } }.enabled { $0.session().isPremium }
  /// ```
  ///
  /// The condition is read when the wiring is activated. After a change of anything it read, it is
  /// read again before the next use of the container. This covers properties of `@Observable`
  /// objects, and anything registered, overridden or reset in the container, in the containers
  /// around it, and among the singletons. It runs on the thread that uses the container, outside
  /// all locks, and its answer applies to every caller. It must not depend on anything that the
  /// wiring changes.
  ///
  /// If a thread changes an observed object while others use the container, it must make the change
  /// visible within a second after announcing it, as the setter of an `@Observable` property does.
  public func enabled(_ condition: @escaping @Sendable (Root) -> Bool) -> Wiring {
    enabled(tracker: ObservedValues.self, condition)
  }
}

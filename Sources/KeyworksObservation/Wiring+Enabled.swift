public import Keyworks

extension Wiring {
  /// Switches the wiring on and off as a condition says; of several all have to hold.
  ///
  /// ```swift
  /// Wiring { $0.payment.register { PremiumPayment() } }.enabled { $0.session().isPremium }
  /// ```
  ///
  /// The condition is read when the wiring is activated, and again before the next use of the container
  /// after a change of what it read: of properties of `@Observable` objects, and of what is registered,
  /// overridden or reset in the container, the containers around it, and among the singletons. It runs on
  /// the thread that uses the container, for all, and outside of every lock. Do not let it depend on what
  /// the wiring changes.
  ///
  /// Threads that change an observed object while others use the container have to make the change visible
  /// within a second after they announce it, as the setter of an `@Observable` property does.
  public func enabled(_ condition: @escaping @Sendable (Root) -> Bool) -> Wiring {
    enabled(tracking: observed, condition)
  }
}

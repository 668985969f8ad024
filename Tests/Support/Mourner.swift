/// Runs a closure when it is deallocated.
package final class Mourner: Sendable {
  private let work: @Sendable () -> Void
  package init(_ work: @escaping @Sendable () -> Void) { self.work = work }
  deinit { work() }
}

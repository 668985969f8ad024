/// Runs a closure when it is deallocated.
final class Mourner: Sendable {
  private let work: @Sendable () -> Void
  init(_ work: @escaping @Sendable () -> Void) { self.work = work }
  deinit { work() }
}

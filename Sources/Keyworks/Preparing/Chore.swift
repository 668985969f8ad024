/// Something that a container does before it is used. It hears when the container is closed or
/// released, and is the role of its own statements.
package protocol Chore: Role, Attachment {
  /// A number that chores share which may be like this one, or nil if none is.
  var likeness: Int? { get }
  /// Whether another chore of the container makes this one superfluous. May run user code.
  func isLike(_ known: any Chore) -> Bool
  /// Whether it asks the user's code what to do. That code may resolve in the container.
  var asks: Bool { get }
  /// Whether something that it asks about has changed since it last asked.
  var hasNews: Bool { get }
  /// Whether it must still be concluded, or must ask again because the answer may have changed.
  var isUnsettled: Bool { get }
  /// Asks again, if that is necessary.
  ///
  /// - Returns: Whether the answer has changed, so that there is something to do.
  func isOutdated(in container: any ManagedContainer) -> Bool

  /// Takes back what is no longer wanted. Called for all chores that are due, before the first is
  /// done.
  ///
  /// - Returns: Whether there is more to do.
  func begin(in container: any ManagedContainer, isAnew: Bool) -> Bool
  /// Does what is due. One thread at a time does this for a container, and the others wait.
  func perform(in container: any ManagedContainer, isAnew: Bool)
  /// Called after each round of the work, before other threads continue.
  ///
  /// - Parameter isAllDone: False if something is due, and this will be called again.
  func conclude(in container: any ManagedContainer, isAllDone: Bool)
  /// It is due again and again, because of its own work.
  func refuseToContinue()
}

extension Chore {
  package var likeness: Int? { nil }
  package func isLike(_ known: any Chore) -> Bool { false }
  package var asks: Bool { false }
  package var hasNews: Bool { false }
  package var isUnsettled: Bool { false }
  package func isOutdated(in container: any ManagedContainer) -> Bool { false }
  package func begin(in container: any ManagedContainer, isAnew: Bool) -> Bool { true }
  package func conclude(in container: any ManagedContainer, isAllDone: Bool) {}
  package func refuseToContinue() {}

  package func registers(_ new: Layer, insteadOf old: [Layer], for request: Request) {
    request.noteConflict(of: new, with: old)
  }
}

extension Role {
  /// Runs code of this role, outside all variants and context values, because its result is for
  /// every caller and not only for the first.
  @inline(never)
  package func run(in container: any ManagedContainer, at place: Place, _ code: () -> Void) {
    let frame = Frame.push(container, place, Resolution(self))
    VariantsInForce.hold(nil) { ContextValues.$current.withValue(nil, operation: code) }
    frame.pop()
  }
}

extension ContainerManager {
  /// Takes back statements of a chore.
  package func takeBack(_ tokens: [Token]) {
    if tokens.isEmpty { return }
    store.retractions.add(1)
    for token in tokens { token.revert() }
  }
}

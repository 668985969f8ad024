/// What happens in a container besides resolving.
package enum Notice {
  case tornDown
  case teardownFailed(reason: String)
  case closedByParent
  case registeredTwice(earlier: Origin, later: Origin)
  case gathers(members: [TagEntry])
}

extension ContainerManager {
  /// Tells the followers of the container that listen, if there are any.
  ///
  /// - Parameter frame: The resolve in which it happens, if there is one.
  package func tell(
    _ notice: @autoclosure () -> Notice, _ subject: @autoclosure () -> Origin,
    for time: Nanoseconds? = nil, in frame: Frame? = nil
  ) {
    let followers = store.followers.filter(\.listens)
    if followers.isEmpty { return }
    let (notice, subject) = (notice(), subject())
    for follower in followers { follower.hears(notice, about: subject, for: time, in: frame) }
  }
}

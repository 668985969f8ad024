/// Contents that were removed under a lock, for the caller to release after it: the end of an
/// object runs user code.
struct Dropped {
  private var contents: [Any] = []
  private var objects: [BuiltObject] = []

  mutating func append(_ content: Any) { contents.append(content) }

  /// Adds an instance. If it has a teardown, it is now torn down.
  mutating func append(instance: AnyBox) {
    contents.append(instance)
    if let object = instance.object { objects.append(object) }
  }

  /// Releases the contents, outside all locks. While this thread prepares a container, that has to
  /// wait until the container is prepared, because other threads wait for it.
  @inline(never)
  mutating func letGo() {
    let dropped = exchange(&self, with: Dropped())
    // All of them belong to one store, and therefore to one life.
    if !dropped.objects.isEmpty, let life = dropped.objects.lazy.compactMap(\.life).first {
      life.drop(dropped.objects, .returned)
    }
    if let leftovers = Leftovers.here {
      leftovers.contents.append(dropped)
    } else {
      withExtendedLifetime(dropped) {}
    }
  }
}

/// What the preparation of a container has dropped.
final class Leftovers {
  fileprivate var contents: [Dropped] = []

  /// Those of the outermost preparation on this thread, if there is one.
  fileprivate static var here: Leftovers? {
    Frame.innermostIfAny.flatMap { frame in
      frame.andOuter.reversed().lazy.compactMap { frame in
        if case .chores(let leftovers) = frame.resolution?.role { leftovers } else { nil }
      }.first
    }
  }
}

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

  /// Releases the contents, outside all locks. While this thread prepares a container, they are kept
  /// until that is done: other threads wait for it, and the end of an object may wait for them.
  @inline(never)
  mutating func letGo() {
    let dropped = exchange(&self, with: Dropped())
    // All of them belong to one store, and therefore to one life.
    if !dropped.objects.isEmpty, let life = dropped.objects.lazy.compactMap(\.life).first {
      life.drop(dropped.objects, .returned)
    }
    if let leftovers = ThisThread.leftovers {
      leftovers.contents.append(dropped)
    } else {
      withExtendedLifetime(dropped) {}
    }
  }

  /// Releases a content, as above.
  static func letGo(of content: Any) {
    var dropped = Dropped()
    dropped.append(content)
    dropped.letGo()
  }
}

/// What a thread has dropped while it prepares a container.
final class Leftovers {
  fileprivate var contents: [Dropped] = []

  /// Keeps what `work` drops until it is over. Inside another such call, until that one is over.
  static func keep<Result>(during work: () -> Result) -> Result {
    if ThisThread.leftovers != nil { return work() }
    let leftovers = Leftovers()
    ThisThread.leftovers = leftovers
    defer {
      ThisThread.leftovers = nil
      withExtendedLifetime(leftovers) {}
    }
    return work()
  }
}

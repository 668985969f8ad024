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

  /// Releases the contents, outside all locks.
  @inline(never)
  mutating func letGo() {
    let dropped = exchange(&self, with: Dropped())
    // All of them belong to one store, and therefore to one life.
    if !dropped.objects.isEmpty, let life = dropped.objects.lazy.compactMap(\.life).first {
      life.drop(dropped.objects, .returned)
    }
    withExtendedLifetime(dropped) {}
  }
}

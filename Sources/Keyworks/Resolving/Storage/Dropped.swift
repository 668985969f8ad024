/// What was taken out under a lock, for the caller to let go after it: the end of an object is user
/// code.
struct Dropped {
  private var contents: [Any] = []
  private var objects: [BuiltObject] = []

  mutating func append(_ content: Any) { contents.append(content) }

  /// Takes an instance, which is torn down now if it has a teardown.
  mutating func append(instance: AnyBox) {
    contents.append(instance)
    if let object = instance.object { objects.append(object) }
  }

  mutating func add(_ other: Dropped) {
    contents += other.contents
    objects += other.objects
  }

  /// Lets go, outside of every lock.
  @inline(never)
  func letGo() {
    // All are of one store, and so is what they belong to.
    if !objects.isEmpty, let life = objects.lazy.compactMap(\.life).first {
      life.drop(objects, .returned)
    }
    withExtendedLifetime(contents) {}
  }
}

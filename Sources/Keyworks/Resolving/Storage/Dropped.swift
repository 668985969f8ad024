/// Contents that code removes under a lock and releases after unlocking: the end of an object runs
/// user code.
package struct Dropped {
  private var contents: [Any] = []
  private var attachments: [any Attachment] = []

  mutating func append(_ content: Any) { contents.append(content) }

  /// Adds an instance.
  mutating func append(instance: AnyBox) {
    contents.append(instance)
    attachments += instance.attachments
  }

  /// Tells the attachments of the instances, and releases the contents, outside all locks. A thread
  /// that is preparing a container releases them afterwards: the end of an object may wait for a
  /// thread that waits for this one.
  @inline(never)
  mutating func letGo() {
    if contents.isEmpty { return }
    let dropped = exchange(&self, with: Dropped())
    _ = dropped.attachments.contains { $0.wasDropped(with: dropped.attachments) }
    if let leftovers = ThisThread.leftovers {
      leftovers.contents.append(dropped)
    } else {
      withExtendedLifetime(dropped) {}
    }
  }

  /// Releases instances, as above.
  static func letGo(ofInstances instances: [AnyBox]) {
    var dropped = Dropped()
    for instance in instances { dropped.append(instance: instance) }
    dropped.letGo()
  }

  /// Releases a content, as above.
  static func letGo(of content: Any) {
    var dropped = Dropped()
    dropped.append(content)
    dropped.letGo()
  }
}

/// The contents that a thread drops while it prepares a container.
final class Leftovers {
  fileprivate var contents: [Dropped] = []

  /// Runs `work`, and then releases everything that it dropped. In a nested call, the outer call
  /// releases it.
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

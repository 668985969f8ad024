public import Keyworks

/// An event in the resolve of one factory, or in the gathering of one list.
///
/// Each resolve has one `began` event and then one `built`, `reused`, `failed`, `cancelled` or
/// `stopped` event. In between, there is one `waited` event for each time it waited for another
/// thread or task. If the resolve that began a build is `cancelled`, the build continues, and its
/// `built` or `failed` event follows. A list has one `gathers` event, before the events of its
/// members.
public struct ResolutionEvent: Sendable {
  /// The kind of event.
  @nonexhaustive
  public enum Kind: Sendable {
    /// A resolve of the factory began.
    case began
    /// An instance was built, decorated and cached. The layer determined how.
    case built(by: Layer)
    /// A cached instance was returned.
    case reused
    /// Another thread or task built the instance in the meantime.
    case waited
    /// The body threw an error.
    case failed(reason: String)
    /// The task was cancelled while it waited, and stopped waiting.
    case cancelled
    /// A programmer error stops the program.
    case stopped(reason: String)
    /// The instance was torn down.
    case tornDown
    /// A teardown of the instance threw an error, or did not end before the deadline.
    case teardownFailed(reason: String)
    /// The container that the event names was still open when its parent was closed, and was closed
    /// with it.
    case closedByParent
    /// Two places of the wiring register the factory with the same priority, and the later one
    /// wins: see ``Keyworks/ContainerManager/refusesConflicts``.
    case registeredTwice(earlier: Origin, later: Origin)
    /// A list is gathered. These are its members, in order. Members with arguments are resolved
    /// when they are called.
    case gathers(members: [TagEntry])
  }

  /// The layer that decides how an instance is built.
  @nonexhaustive
  public enum Layer: Sendable {
    /// The definition: the braces of the property, or a case next to them.
    case definition
    /// A registration, made by `register` or in `autoRegister`.
    case registration
    /// A body for a context, such as `on(.test)`.
    case context
    /// An override, as in a test or a preview.
    case override
  }

  /// The kind of event.
  public let kind: Kind
  /// The factories under construction on this thread and in this task, outermost first. The last
  /// element is the factory or list of the event.
  public let path: [Origin]
  /// The numbers that tell the observed resolves on the path apart, or 0 for resolves that are not
  /// observed.
  package let numbers: [UInt64]
  /// See ``duration``.
  package let nanoseconds: Nanoseconds?
  /// Whether a task resolves the factory rather than a thread.
  package let isOfTask: Bool

  /// The factory or list of the event. A list has the name of its property if it declares a member,
  /// and otherwise the name of its type, such as `TagList<Container, Processor>`.
  public var factory: Origin { path[path.count - 1] }
  /// How long the build, the wait or the teardown took that the event reports.
  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  public var duration: Duration? { nanoseconds.map { .nanoseconds($0) } }
  /// The number of factories under construction around it.
  public var depth: Int { path.count - 1 }
}

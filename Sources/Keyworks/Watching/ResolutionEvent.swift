/// Something that happened to one factory, or one list, on the way of a resolve.
///
/// Each resolve has one `began` and then one of `built`, `reused`, `failed`, `cancelled` and
/// `stopped`; each time it waited for another thread or task, a `waited` comes in between. After
/// `cancelled` of the resolve that began a build, that goes on, and its `built` or `failed` follows.
/// A list has one `gathers`, before the events of its members.
public struct ResolutionEvent: Sendable {
  /// What happened.
  public enum Kind: Sendable {
    /// The factory is asked for an instance.
    case began
    /// An instance was built, decorated and kept; this layer said how.
    case built(duration: Duration, by: Layer)
    /// A kept instance was handed out.
    case reused
    /// Another thread or task built the instance meanwhile.
    case waited(duration: Duration)
    /// The body threw.
    case failed(reason: String)
    /// The task was cancelled while it waited, and did not wait any longer.
    case cancelled
    /// A programmer error ends the program.
    case stopped(reason: String)
    /// The instance was torn down.
    case tornDown(duration: Duration)
    /// A teardown of the instance threw, or did not end before the deadline.
    case teardownFailed(reason: String)
    /// The container, which this event names, was still open when its parent was closed, and was closed with
    /// it.
    case closedByParent
    /// Two places of the wiring register the factory with the same priority, and the later one counts:
    /// see ``ContainerManager/conflicts``.
    case registeredTwice(earlier: Origin, later: Origin)
    /// A list is gathered, and these are its members, in order. Those of a list of factories
    /// with arguments are resolved when they are called.
    case gathers(members: [Origin])
  }

  /// What decides how an instance is built.
  public enum Layer: Sendable {
    /// The braces of the property, or a case beside them.
    case definition
    /// What `register` said, or `autoRegister` did.
    case registration
    /// A body for a context, such as `onTest`.
    case context
    /// What a test or a preview overrides.
    case override
  }

  /// What happened.
  public let kind: Kind
  /// What is under construction on this thread and in this task, outermost first. The last is the
  /// factory or the list that the event is about.
  public let path: [Origin]
  /// What tells apart the resolves on the path that are watched: their numbers, else 0.
  let numbers: [UInt64]
  /// Whether a task resolves the factory, and no thread.
  let isOfTask: Bool

  /// The factory that the event is about, or the list: that has the name of its property if
  /// a member is declared there, and else that of its type, such as `TagList<Container, Processor>`.
  public var factory: Origin { path[path.count - 1] }
  /// How many factories are under construction around it.
  public var depth: Int { path.count - 1 }
}

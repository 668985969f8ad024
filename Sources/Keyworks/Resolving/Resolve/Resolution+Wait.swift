internal import KeyworksThreads

/// Waiting for the build of another resolve.
///
/// A build needs the builds that begin inside it, and the builds that it waits for. A loop is found
/// by going backwards from the resolve that is about to wait: to the build around it, and to every
/// build that waits for that one. It makes no difference whether one thread runs the builds or
/// several.
extension Resolution {
  /// How a build ended, for its waiters.
  package enum Outcome: Sendable {
    /// The boxed value, cached or not.
    case value(AnyBox)
    /// The error that the body threw.
    case failure(any Error)
    /// Nothing to hand out. The waiters look again.
    case nothing
  }

  /// The result of a wait.
  package enum Wait {
    case ended(Outcome, hasSlept: Bool)
    /// The wait would never end. Either the caller is part of the build, or these waiters form a
    /// loop with it: each waits for a build that the next one is part of.
    case loop([WaiterPath])
  }

  /// The path of a waiter, for a message. It is read in the monitor: a waiting task can be
  /// cancelled, and its frame then ends.
  package struct WaiterPath {
    let isOfTask: Bool
    let trail: Trail
    init(_ frame: Frame) { (isOfTask, trail) = (frame.task != nil, Trail(from: frame)) }
    var text: String { "\(isOfTask ? "task" : "thread"): \(trail.text)" }
  }

  /// A thread or task that waits for a build.
  package struct Waiter {
    /// The innermost frame of the sleeping thread or suspended task, if it waits for the instance.
    package let frame: Frame?
    /// The build that the waiter is part of, or nil if nothing can wait for the waiter itself.
    let build: Resolution?
    /// Resumes a waiter that does not sleep. The side that removes it from the list calls this.
    package let resume: (@Sendable (Outcome?) -> Void)?

    package init(
      frame: Frame?, build: Resolution?, resume: (@Sendable (Outcome?) -> Void)? = nil
    ) {
      (self.frame, self.build, self.resume) = (frame, build, resume)
    }
  }

  /// Runs `work` in the monitor, which guards the waiters and the outcome of every build.
  package static func inMonitor<Result>(_ work: () -> Result) -> Result {
    kw_monitor_enter()
    defer { kw_monitor_exit() }
    return work()
  }

  /// Sleeps until the build has ended, unless that would never happen.
  func wait(in frame: Frame) -> Wait {
    let waiter = Waiter(frame: frame, build: frame.innermostBuild)
    return Self.inMonitor {
      if let wait = begin(waiter, isFirst: false) { return wait }
      while true {
        if !kw_monitor_sleep() { return .loop([WaiterPath(frame)]) }
        if let outcome = crowd.outcome { return .ended(outcome, hasSlept: true) }
      }
    }
  }

  /// Adds a waiter. The caller holds the monitor.
  ///
  /// - Parameter isFirst: Whether the build has not begun, so that it needs nothing yet.
  /// - Returns: The result, if there is nothing to wait for.
  package func begin(_ waiter: Waiter, isFirst: Bool) -> Wait? {
    if let outcome = crowd.outcome { return .ended(outcome, hasSlept: false) }
    if !isFirst, let loop = loop(closedBy: waiter.build) {
      return .loop(loop.compactMap(\.frame).map(WaiterPath.init))
    }
    crowd.waiters.append(waiter)
    return nil
  }

  /// Ends the build, and wakes all waiters.
  package func end(_ outcome: Outcome) {
    let waiters = Self.inMonitor {
      crowd.outcome = outcome
      // The waiters no longer need it, though their own builds may still be in progress.
      let waiters = exchange(&crowd.waiters, with: [])
      if waiters.contains(where: { $0.resume == nil }) { kw_monitor_wake() }
      return waiters
    }
    for waiter in waiters { waiter.resume?(outcome) }
  }

  /// Returns the loop that would arise if `build` waited for this build: the waiters, each of which
  /// waits for a build that the next one is part of. The caller holds the monitor.
  ///
  /// It searches for this build among those that need `build`: the builds around it, the builds
  /// that wait for one of these, and so on.
  private func loop(closedBy build: Resolution?) -> [Waiter]? {
    guard let build else { return nil }
    // Each build, with the waiter inside it and the index of the build that this waiter needs.
    var needing: [(build: Resolution, waiter: Waiter?, needed: Int)] = [(build, nil, 0)]
    var seen: Set<ObjectIdentifier> = []
    var index = 0
    while index < needing.count {
      defer { index += 1 }
      let here = needing[index].build
      guard seen.insert(ObjectIdentifier(here)).inserted else { continue }
      if here === self {
        return sequence(first: index) { $0 == 0 ? nil : needing[$0].needed }
          .compactMap { needing[$0].waiter }
      }
      if let outer = here.outer { needing.append((outer, nil, index)) }
      for waiter in here.crowd.waiters {
        if let build = waiter.build { needing.append((build, waiter, index)) }
      }
    }
    return nil
  }

  /// Whether this build is `other`, or began inside it.
  func isPart(of other: Resolution) -> Bool {
    sequence(first: self, next: \.outer).contains { $0 === other }
  }

  /// The number of waiters. Tests use it to force a schedule instead of hoping for one.
  var waiterCount: Int { Self.inMonitor { crowd.waiters.count { $0.frame != nil } } }
}

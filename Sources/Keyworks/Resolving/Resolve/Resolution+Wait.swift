internal import KeyworksThreads

/// Waiting for what another resolve builds.
///
/// A build needs those that begin inside of it and those that are waited for inside of it. So a
/// loop of builds that need each other is found by going back, from who wants to wait: to the
/// build around it, and to those in which somebody waits for that. It makes no difference
/// whether one thread builds them or several.
extension Resolution {
  /// How a build ended, for those who wait.
  enum Outcome: Sendable {
    /// The boxed value, kept or not.
    case value(AnyBox)
    /// What the body threw.
    case failure(any Error)
    /// Nothing that could be handed out; who waited looks again.
    case nothing
  }

  /// What came of waiting.
  enum Wait {
    case ended(Outcome, hasSlept: Bool)
    /// It would never end: who wants to wait is part of the build, or those are who wait here, each
    /// for what the next one is part of.
    case loop([Waiter])
  }

  /// Somebody who waits.
  struct Waiter {
    /// The innermost frame of the thread that sleeps, or of the task that is suspended.
    let frame: Frame
    /// The build that it is part of; nil where nothing else can wait for it.
    let build: Resolution?
    /// How to wake a task.
    var suspension: Suspension?
  }

  /// Sleeps until the build has ended, unless that would be never.
  func wait(in frame: Frame) -> Wait {
    let mine = frame.innermostBuild
    kw_monitor_enter()
    defer { kw_monitor_exit() }
    if let outcome { return .ended(outcome, hasSlept: false) }
    if let loop = loop(closedBy: mine) { return .loop(loop) }
    waiters.append(Waiter(frame: frame, build: mine))
    while true {
      kw_monitor_sleep()
      if let outcome { return .ended(outcome, hasSlept: true) }
    }
  }

  /// Ends the build, and wakes everybody who waits.
  func end(_ outcome: Outcome) {
    kw_monitor_enter()
    self.outcome = outcome
    if waiters.contains(where: { $0.suspension == nil }) { kw_monitor_wake() }
    // Who waited no longer needs it, though its own build may still be under construction.
    let ended = exchange(&waiters, with: [])
    let followers = exchange(&followers, with: [])
    kw_monitor_exit()
    for waiter in ended { waiter.suspension?.resume(outcome) }
    for follower in followers { follower.resume(outcome) }
  }

  /// The loop that there would be if `build` waited for this one: those who wait on the way back, each
  /// in what the next one waits for. Under the monitor.
  ///
  /// Looks for this one among the builds that need `build`: those around it and those in which
  /// somebody waits for one of these, and so on.
  func loop(closedBy build: Resolution?) -> [Waiter]? {
    guard let build else { return nil }
    // With who waits in a build, and for which one.
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
      for waiter in here.waiters {
        if let build = waiter.build { needing.append((build, waiter, index)) }
      }
    }
    return nil
  }

  /// Whether it is `other`, or has begun inside of it.
  func isPart(of other: Resolution) -> Bool {
    sequence(first: self, next: \.outer).contains { $0 === other }
  }

  /// How many wait: so that a test can force a schedule instead of hoping for one.
  var waiterCount: Int {
    kw_monitor_enter()
    defer { kw_monitor_exit() }
    return waiters.count
  }
}

/// The errors. Each message says what is wrong, where, on which path, and how to fix it.
extension Misuse {
  /// A frame builds what an outer frame is already building.
  static func cycleOnPath(_ frame: Frame, from outer: Frame) -> Misuse {
    """
    '\(frame.place.name)' needs itself: \(Trail(from: frame, to: outer).text). \
    \(breakLoop(frame))
    """.misuse(at: frame.place)
  }

  /// The innermost frame needs a build of another thread or task, which waits for this one.
  static func cycleAcrossThreads(_ frame: Frame, _ waiters: [Resolution.WaiterPath]) -> Misuse {
    let worker = frame.task != nil ? "task" : "thread"
    let paths = ["This \(Resolution.WaiterPath(frame).text)"] + waiters.map { "Another \($0.text)" }
    return """
      '\(frame.place.name)' is being built by another \(worker), which is waiting for this \
      one. \(paths.joined(separator: ". ")). \(breakLoop(frame))
      """.misuse(at: frame.place)
  }

  static func stackNearlyUsedUp(_ frame: Frame, left: UInt) -> Misuse {
    let trail = Trail(from: frame)
    return """
      '\(frame.place.name)' is resolved \(trail.count) level\(trail.count == 1 ? "" : "s") deep and \
      only \(left / 1024) KiB of this thread's stack are left. The innermost levels: \
      \(trail.suffix(8).text). Resolve on a thread with a larger stack, or make one level resolve \
      the next when it is used.
      """.misuse(at: frame.place)
  }

  /// The thread of this frame ended in its body.
  static func threadEnded(_ frame: Frame) -> Misuse {
    """
    A thread ended while it was building '\(frame.place.name)': \(Trail(from: frame).text). Other \
    threads may be waiting for the instance. Return from the body, or throw, instead of ending the \
    thread.
    """.misuse(at: frame.place)
  }

  /// - Parameter reason: Why it may be so, as a sentence of its own without the last period.
  static func promiseNotRegistered(_ place: Place, _ reason: String) -> Misuse {
    let values = VariantsInForce.current?.values.map { "\($0.value)" } ?? []
    let variants = values.isEmpty ? "" : " for \(values.joined(separator: " and "))"
    let asker = Frame.innermostIfAny?.outer?.place
    let asked =
      asker.map { "\($0.name) (\($0.position)) asked for it" }
      ?? "No factory asked for it: the backtrace shows which code did"
    return """
      \(place.quoted) is promised and nothing registered it\(variants)\(reason). \
      \(asked). Register it before it is resolved: \
      \(variants.isEmpty ? "" : "container.\(place.name).register(for: …) { … }, or for all variants ")\
      container.\(place.name).register { … }
      """.misuse(at: asker ?? place)
  }

  static func placeTooFar(_ place: Place, _ column: UInt) -> Misuse {
    """
    The factory at \(place.position), column \(column), cannot be told apart from others: a place has \
    room for \(0xF_FFFF) lines and \(0xFFF) columns. Break the line, or split the file.
    """.misuse(at: place)
  }

  static func functionWithoutID(_ place: Place) -> Misuse {
    """
    \(place.quoted) is declared by a function, so all its calls are one factory, whatever their \
    arguments. It cannot keep an instance, be registered, overridden or decorated, or be a member \
    of a list. Declare a property or a ParameterFactory, or say what tells the calls apart: \
    self(id: argument) { … }
    """.misuse(at: place)
  }

  package static func sharedIdentity(_ place: Place) -> Misuse {
    """
    \(place.quoted) is one factory for several types of arguments or errors. Tell them apart by an \
    id: self(id: ObjectIdentifier(Argument.self)) { … }
    """.misuse(at: place)
  }

  static func timeToLiveWithoutLifetime(_ place: Place) -> Misuse {
    """
    \(place.quoted) has a time to live but keeps no instance. Write .timeToLive after .cached, \
    .shared, .singleton or .scope(…).
    """.misuse(at: place)
  }

  static func containerGone(_ place: Place) -> Misuse {
    """
    The provider or lazy property at \(place.position) resolves when it is used, but its container \
    is gone. Keep the container alive for as long as the objects that it has built.
    """.misuse(at: place)
  }

  /// A factory is registered, overridden or decorated in a closed container of this type.
  static func changedWhenClosed(_ container: String, _ place: Place) -> Misuse {
    """
    \(place.quoted) is registered, overridden or decorated in a \(container) that is closed. Do so \
    before you close it.
    """.misuse(at: place)
  }

  /// A container of this type returns another manager each time.
  static func managerNotStored(_ type: String) -> Misuse {
    """
    \(type) returns a new manager each time, so it would cache nothing. Store it: let manager = \
    ContainerManager()
    """.misuse()
  }

  package static func managerShared(_ one: String, _ other: String) -> Misuse {
    """
    A \(one) and a \(other) share one manager. Give each container its own: let manager = \
    ContainerManager()
    """.misuse()
  }

  static var clockSetTooLate: Misuse {
    """
    The clock of a container was set after the container had built an instance with a time to \
    live. Set the clock before you use the container.
    """.misuse()
  }

  static func nothingRequired(_ key: String, _ place: Place) -> Misuse {
    """
    \(key) is required at \(place.position), but no enclosing 'with' gives it. \(way). \
    Resolve inside container.with(\(key)(…)) { … }
    """.misuse(at: place)
  }

  /// The frame builds a cached instance, and a context value is required during that build.
  static func requiredByKept(_ key: String, _ frame: Frame, _ place: Place) -> Misuse {
    let name = frame.place.name
    return """
      '\(name)' keeps its instance, but requires \(key) at \(place.position) while it is built, so \
      that instance would depend on the first caller. \(way). Make '\(name)' unique\
      \(frame.place.lifetime.isGraph ? "" : " or .graph"), or take the value as an argument.
      """.misuse(at: place)
  }

  static func caseTwice(_ variants: String, _ place: Place) -> Misuse {
    "\(place.quoted) has two bodies for \(variants). Remove one of them.".misuse(at: place)
  }

  static var launchContextInUse: Misuse {
    """
    LaunchContext.current was set after a factory had read it, or its variants after an instance \
    was cached. Set it earlier, or in a test: withSandbox { LaunchContext.current.conditions = […] }
    """.misuse()
  }

  private static func breakLoop(_ frame: Frame) -> String {
    """
    Let one of them resolve the next when it is used, not while it is built.\
    \(frame.task != nil ? " A Task { } that a body starts is part of the build until the build ends: use Task.detached, or resolve later through a provider." : "")
    """
  }

  /// The path that this thread is building.
  private static var way: String {
    Frame.innermostIfAny.map { "Under construction: \(Trail(from: $0).text)" }
      ?? "Nothing is under construction"
  }
}

extension Place {
  /// `'clock' (Clock.swift:12)`
  package var quoted: String { "'\(name)' (\(position))" }
}

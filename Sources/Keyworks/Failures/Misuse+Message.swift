/// The messages. Each says what is wrong, where, on which path, and how to fix it.
extension Misuse {
  var message: String {
    switch self {
    case .cycleOnPath(let frame, let outer):
      return """
        '\(frame.place.name)' needs itself: \(Trail(from: frame, to: outer).text). \
        \(Self.breakLoop(frame))
        """
    case .cycleAcrossThreads(let frame, let waiters):
      return """
        '\(frame.place.name)' is being built by another \(frame.worker), which is waiting for \
        this one. \
        \(Self.workers(from: frame, waiters)). \(Self.breakLoop(frame))
        """
    case .stackNearlyUsedUp(let frame, let left):
      return """
        '\(frame.place.name)' is resolved \(Trail(from: frame).count) levels deep and \
        only \(left / 1024) KiB of this thread's stack are left. The innermost levels: \
        \(Trail(from: frame).suffix(8).text). Resolve on a thread with a larger stack, or make \
        one level resolve the next when it is used.
        """
    case .threadEnded(let frame):
      return """
        A thread ended while it was building '\(frame.place.name)': \(Trail(from: frame).text). \
        Other threads may be waiting for the instance. Return from the body, or throw, instead of \
        ending the \
        thread.
        """
    case .promiseNotRegistered(let place, let registrar, let off):
      let isOff =
        registrar.map { ". The wiring \(Self.list([$0])), which would register it, is off" }
        ?? (off.isEmpty ? "" : ". Wirings that are off: \(Self.list(off))")
      return """
        '\(place.name)' (\(place.position)) is promised and nothing registered it\(Self.variants)\
        \(isOff). \(Self.asker). Register it before it is resolved: \
        \(Self.variants.isEmpty ? "" : "container.\(place.name).register(for: …) { … }, or for all variants ")\
        container.\(place.name).register { … }
        """
    case .registeredTwice(let place, let earlier, let later):
      return """
        '\(place.name)' (\(place.position)) is registered at \(earlier.position) and again at \
        \(later.position), with the same priority. Remove one of them, or put it in a wiring with \
        another priority.
        """
    case .promiseRequired(let place, let wiring):
      return """
        The wiring '\(wiring.name)' (\(wiring.position)) requires '\(place.name)' \
        (\(place.position)), which is promised but not registered. Register it before you \
        activate the wiring, or in another active wiring.
        """
    case .conditionDependsOnResult(let wiring, let place):
      let subject = place.map { "'\($0.name)' (\($0.position)), which" } ?? "something that"
      return """
        The condition of '\(wiring.name)' (\(wiring.position)) depends on \(subject) \
        '\(wiring.name)' changes. Make the condition read something else.
        """
    case .functionWithoutID(let place):
      return """
        '\(place.name)' (\(place.position)) is declared by a function, so all its calls are one \
        factory, whatever their arguments. It cannot keep an instance, be registered, overridden \
        or decorated, or be a member of a list. Declare a property or a ParameterFactory, or say \
        what tells the calls apart: self(id: argument) { … }
        """
    case .sharedIdentity(let place):
      return """
        '\(place.name)' (\(place.position)) is one factory for several types of arguments or \
        errors. Tell them apart by an id: self(id: ObjectIdentifier(Argument.self)) { … }
        """
    case .timeToLiveWithoutLifetime(let place):
      return """
        '\(place.name)' (\(place.position)) has a time to live but keeps no instance. Write \
        .timeToLive after .cached, .shared, .singleton or .scope(…).
        """
    case .containerGone(let place):
      return """
        The provider or lazy property at \(place.position) resolves when it is used, but its \
        container is gone. Keep the container alive for as long as the objects that it has built.
        """
    case .containerClosed(let container, let frame):
      return """
        '\(frame.place.name)' is resolved in a \(container) that is closed: \
        \(Trail(from: frame).text). Close a container after its last resolve: wait for the tasks \
        that use it first.
        """
    case .changedWhenClosed(let container, let place):
      return """
        '\(place.name)' (\(place.position)) is registered, overridden or decorated in a \
        \(container) \
        that is closed. Do so before you close it.
        """
    case .closedInsideOfBuild(let container, let frame):
      return """
        A \(container) is closed from inside the body of '\(frame.place.name)', but closing waits \
        for that body: \(Trail(from: .innermostIfAny).text). Close it where you made it.
        """
    case .teardownOfShared(let place):
      return """
        '\(place.name)' (\(place.position)) has a teardown, but its last holder decides when the \
        instance ends, not the container. Make it .cached, or clean up in its deinit.
        """
    case .teardownNeedsItself(let place, let path):
      let steps = [place] + path
      return """
        The teardown of '\(place.name)' (\(place.position)) needs '\(place.name)' again: \
        \(steps.reversed().map(\.name).joined(separator: " → ")). Use the instance that the \
        teardown is given.
        """
    case .listedTwice(let one, let two):
      return """
        '\(one.factory.name)' (\(one.factory.position)) appears twice in the list \
        '\(two.place.name)', at \(one.place.position) and at \(two.place.position). Remove one of \
        them.
        """
    case .keyTwice(let key, let map, let one, let two):
      return """
        The key \(key) of \(map.map { "the map '\($0)'" } ?? "a map") has two members: \
        '\(one.factory.name)' at \
        \(one.place.position) and '\(two.factory.name)' at \(two.place.position). Remove one of \
        them.
        """
    case .emptyListsAlike(let type):
      return """
        Two key paths lead to an empty \(type), and [] does not say whether they are the same \
        list. Write Tags() instead of [], or \
        KeyedTags() instead of [:].
        """
    case .contributedDifferently(let one, let two):
      return """
        '\(one.factory.name)' (\(one.factory.position)) is in a list at \
        \(one.place.position) and contributed to it at \(two.place.position) with another \
        priority or order. Remove one of them, or write \
        reorder(\\.\(one.factory.name), priority: …, in: …).
        """
    case .contradictoryOrder(let members):
      let steps = members.map { "\($0.factory.name) (\($0.place.position))" }
      return """
        The order of a list contradicts itself: \
        \((steps + [members.first?.factory.name ?? ""]).joined(separator: " before ")). Remove \
        one of these constraints.
        """
    case .managerNotStored(let type):
      return """
        \(type) returns a new manager each time, so it would cache nothing. Store it: let manager \
        = ContainerManager()
        """
    case .clockSetTooLate:
      return """
        The clock of a container was set after the container had built an instance with a time to \
        live. Set the clock before you use the container.
        """
    case .nothingRequired(let key, let place):
      return """
        \(key) is required at \(place.position), but no enclosing 'with' gives it. \(Self.way). \
        Resolve inside \
        container.with(\(key)(…)) { … }
        """
    case .requiredByKept(let key, let frame, let place):
      let name = frame.place.name
      return """
        '\(name)' keeps its instance, but requires \(key) at \(place.position) while it is built, \
        so \
        that instance would depend on the first caller. \(Self.way). Make '\(name)' unique\
        \(frame.place.lifetime.isGraph ? "" : " or .graph"), or take the value as an argument.
        """
    case .caseTwice(let variants, let place):
      return """
        '\(place.name)' (\(place.position)) has two bodies for \(variants). Remove one of them.
        """
    case .launchContextInUse:
      return """
        LaunchContext.current was set after a factory had read it. Set it earlier, or in a test: \
        withSandbox { LaunchContext.current.isTest = false … }
        """
    }
  }

  private static func breakLoop(_ frame: Frame) -> String {
    let isOfTask = frame.task != nil
    return """
      Let one of them resolve the next when it is used, not while it is built.\
      \(isOfTask ? " A Task { } that a body starts is part of the build until the build ends: use Task.detached, or resolve later through a provider." : "")
      """
  }

  /// `'premium' (Shop.swift:12), 'beta' (Shop.swift:20)`
  private static func list(_ places: [Place]) -> String {
    places.map { "'\($0.name)' (\($0.position))" }.joined(separator: ", ")
  }

  /// The variants in force, if there are any.
  private static var variants: String {
    guard let values = VariantsInForce.current?.values else { return "" }
    return " for \(values.map { "\($0.value)" }.joined(separator: " and "))"
  }

  /// The path that this thread is building.
  private static var way: String {
    guard let frame = Frame.innermostIfAny else { return "Nothing is under construction" }
    return "Under construction: \(Trail(from: frame).text)"
  }

  /// The factory that asked for the innermost factory of this thread.
  private static var asker: String {
    guard let asker = Frame.innermostIfAny?.outer else {
      return "No factory asked for it: the backtrace shows which code did"
    }
    return "\(asker.place.name) (\(asker.place.position)) asked for it"
  }

  /// One sentence for each thread or task of a loop, beginning with the calling one.
  private static func workers(from frame: Frame, _ waiters: [Resolution.Waiter]) -> String {
    let others = waiters.map { "Another \($0.frame.worker): \(Trail(from: $0.frame).text)" }
    return (["This \(frame.worker): \(Trail(from: frame).text)"] + others).joined(separator: ". ")
  }
}

extension Frame {
  /// The word for the owner of the frame.
  fileprivate var worker: String { task != nil ? "task" : "thread" }
}

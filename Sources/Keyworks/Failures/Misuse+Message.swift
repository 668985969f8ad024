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
        '\(frame.place.name)' is built by another \(frame.worker), which waits for this one. \
        \(Self.workers(from: frame, waiters)). \(Self.breakLoop(frame))
        """
    case .stackNearlyUsedUp(let frame, let left):
      return """
        '\(frame.place.name)' is resolved \(Trail(from: frame).count) levels deep and \
        only \(left / 1024) KiB of this thread's stack are left. The innermost levels: \
        \(Trail(from: frame).suffix(8).text). Resolve on a thread with a larger stack, or let \
        one level build the next when it is used.
        """
    case .threadEnded(let frame):
      return """
        A thread ended while it built '\(frame.place.name)': \(Trail(from: frame).text). \
        Others may wait for what it built. Return from the body, or throw, instead of ending the \
        thread.
        """
    case .promiseNoQuickHit(let place):
      return """
        '\(place.name)' (\(place.position)) is promised and nothing registered it\(Self.variants). \
        \(Self.asker). Register it before it is resolved: \
        \(Self.variants.isEmpty ? "" : "container.\(place.name).register(for: …) { … }, or for all variants ")\
        container.\(place.name).register { … }
        """
    case .registeredTwice(let place, let earlier, let later):
      return """
        '\(place.name)' (\(place.position)) is registered at \(earlier.position) and again at \
        \(later.position), with the same priority. Leave one of them out, or let it be in a wiring of \
        another priority.
        """
    case .promiseRequired(let place, let wiring):
      return """
        The wiring '\(wiring.name)' (\(wiring.position)) requires '\(place.name)' (\(place.position)), which \
        is promised and nothing registered it. Register it before the wiring is activated, or in another \
        wiring that is active.
        """
    case .conditionDependsOnResult(let wiring, let place):
      let subject = place.map { "'\($0.name)' (\($0.position)), which" } ?? "something that"
      return """
        The condition of '\(wiring.name)' (\(wiring.position)) depends on \(subject) \
        '\(wiring.name)' changes. Let the condition read something else.
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
        What is asked for at \(place.position) is resolved when it is used, but the container is \
        gone. Keep the container for as long as what it has built.
        """
    case .containerClosed(let container, let frame):
      return """
        '\(frame.place.name)' is resolved in a \(container) that is closed: \
        \(Trail(from: frame).text). Close a container when nobody resolves from it any more: a task that \
        outlasts its work has to be waited for before that.
        """
    case .changedWhenClosed(let container, let place):
      return """
        '\(place.name)' (\(place.position)) is registered, overridden or decorated in a \(container) \
        that is closed. Do so before that.
        """
    case .closedInsideOfBuild(let container, let frame):
      return """
        A \(container) is closed while it builds '\(frame.place.name)', and closing waits for what is \
        built: \(Trail(from: .innermostIfAny).text). Close it where it was made.
        """
    case .teardownOfShared(let place):
      return """
        '\(place.name)' (\(place.position)) has a teardown, and its instance is kept only while somebody \
        else holds it: its last holder decides when it ends, not the container. Write .cached, \
        or end it in its deinit.
        """
    case .teardownNeedsItself(let place, let path):
      let steps = [place] + path
      return """
        The teardown of '\(place.name)' (\(place.position)) needs '\(place.name)' again: \
        \(steps.reversed().map(\.name).joined(separator: " → ")). Let the teardown use what it is \
        given.
        """
    case .startWithArguments(let place):
      return """
        '\(place.name)' (\(place.position)) takes arguments, so start cannot build it: declare a factory \
        without arguments that resolves it.
        """
    case .parentsInLoop(let container):
      return """
        The parents of a \(container) are a loop. Let 'parent' of the outermost container return nil.
        """
    case .listedTwice(let one, let two):
      return """
        '\(one.factory.name)' (\(one.factory.position)) is twice in the list \
        '\(two.place.name)', at \(one.place.position) and at \(two.place.position). Leave one \
        of them out.
        """
    case .keyTwice(let key, let map, let one, let two):
      return """
        The key \(key) of \(map.map { "the map '\($0)'" } ?? "a map") has two members: '\(one.factory.name)' at \
        \(one.place.position) and '\(two.factory.name)' at \(two.place.position). Leave one of \
        them out.
        """
    case .emptyListsAlike(let type):
      return """
        Two key paths lead to an empty \(type), and [] does not tell whether they are one list, \
        as a requirement and the property that fulfils it are. Write Tags() instead of [], or \
        KeyedTags() instead of [:].
        """
    case .contributedDifferently(let one, let two):
      return """
        '\(one.factory.name)' (\(one.factory.position)) is in a list at \
        \(one.place.position) and contributed to it at \(two.place.position) with another \
        priority or order. Leave one of them out, or write \
        reorder(\\.\(one.factory.name), priority: …, in: …).
        """
    case .contradictoryOrder(let members):
      let steps = members.map { "\($0.factory.name) (\($0.place.position))" }
      return """
        The members of a list are bound in a loop: \
        \((steps + [members.first?.factory.name ?? ""]).joined(separator: " before ")). Take one \
        of the bonds away.
        """
    case .managerNotStored(let type):
      return """
        \(type) has another manager each time it is asked for one, so it would keep nothing. Store \
        it: let manager = ContainerManager()
        """
    case .clockSetTooLate:
      return """
        The clock of a container was set after an instance with a time to live had been built \
        on the one before. Set it before the container is used.
        """
    case .nothingRequired(let key, let place):
      return """
        \(key) is required at \(place.position), and nobody gave it. \(Self.way). Resolve inside \
        container.with(\(key).self, …) { … }
        """
    case .requiredByKept(let key, let frame, let place):
      let name = frame.place.name
      return """
        '\(name)' is kept longer than one call, and \(key) is required at \(place.position) while \
        it is built: it would depend on who asks first. \(Self.way). Let '\(name)' keep nothing\
        \(frame.place.lifetime.isGraph ? "" : " beyond a .graph"), or take the value as an \
        argument.
        """
    case .caseTwice(let variants, let place):
      return """
        '\(place.name)' (\(place.position)) has two bodies for \(variants). Leave one of them out.
        """
    case .launchContextInUse:
      return """
        LaunchContext.current was set after a factory had asked for it. Set it before that, or in a \
        test: withSandbox { LaunchContext.current.isTest = false … }
        """
    }
  }

  private static func breakLoop(_ frame: Frame) -> String {
    let isOfTask = frame.task != nil
    return """
      Let one of them resolve the next when it is used, not while it is built.\
      \(isOfTask ? " A Task { } that a body starts counts as part of the build until that has ended: start it with Task.detached, or let it ask later, by a provider." : "")
      """
  }

  /// The variants in force, if there are any.
  private static var variants: String {
    guard let values = VariantsInForce.current?.values else { return "" }
    return " for \(values.map { "\($0.value)" }.joined(separator: " and "))"
  }

  /// The path that this thread is building.
  private static var way: String {
    guard let frame = Frame.innermostIfAny else { return "Nothing is built here" }
    return "What is built here: \(Trail(from: frame).text)"
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

internal import KeyworksThreads

/// The texts. Each says what is wrong, where, on which path, and what to do.
extension Misuse {
  var message: String {
    switch self {
    case .cycle(let frame, let outer):
      return """
        '\(frame.pointee.place.name)' needs itself: \(Trail(from: frame, to: outer).text). \
        \(Self.breakLoop)
        """
    case .cycleAcrossThreads(let frame, let builder):
      return """
        '\(frame.pointee.place.name)' is built by another thread, which waits for this one. \
        \(Self.threads(from: frame, to: builder)). \(Self.breakLoop)
        """
    case .stackNearlyUsedUp(let frame, let left):
      return """
        '\(frame.pointee.place.name)' is resolved \(Trail(from: frame).count) levels deep and \
        only \(left / 1024) KiB of this thread's stack are left. The innermost levels: \
        \(Trail(from: frame).suffix(8).text). Resolve on a thread with a larger stack, or let \
        one level build the next when it is used.
        """
    case .promiseNotKept(let place):
      return """
        '\(place.name)' (\(place.position)) is promised and nothing registered it. \
        \(Self.asker). Register it before it is resolved: container.\(place.name).register { … }
        """
    case .keptFunction(let place):
      return """
        '\(place.name)' (\(place.position)) is a function and keeps its instance, but the \
        arguments of a function do not tell its instances apart. Declare a ParameterFactory, \
        or name what does: self(id: argument) { … }
        """
    case .sharedIdentity(let place):
      return """
        '\(place.name)' (\(place.position)) has the file, the name and the type of another \
        factory, but takes other arguments or throws another error. Rename one of them.
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
    case .listedTwice(let one, let two):
      return """
        '\(one.factory.name)' (\(one.factory.position)) is twice in the list \
        '\(two.place.name)', at \(one.place.position) and at \(two.place.position). Leave one \
        of them out.
        """
    case .keyTwice(let one, let two):
      return """
        One key of a map has two members: '\(one.factory.name)' at \(one.place.position) and \
        '\(two.factory.name)' at \(two.place.position). Leave one of them out.
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
      let name = frame.pointee.place.name
      return """
        '\(name)' is kept longer than one call, and \(key) is required at \(place.position) while \
        it is built: it would depend on who asks first. \(Self.way). Let '\(name)' keep nothing\
        \(frame.pointee.place.lifetime.isGraph ? "" : " beyond a .graph"), or take the value as an \
        argument.
        """
    case .caseTwice(let variants, let place):
      return """
        '\(place.name)' (\(place.position)) has two bodies for \(variants). Leave one of them out.
        """
    case .launchContextOfProcess:
      return """
        LaunchContext.current was set outside of an isolation: a process stays as it was \
        launched. Set it in a test: withIsolation { LaunchContext.current.isTest = false … }
        """
    }
  }

  private static var breakLoop: String {
    "Let one of them resolve the next when it is used, not while it is built."
  }

  /// What this thread is building.
  private static var way: String {
    guard let frame = Frame.innermostIfAny else { return "Nothing is built here" }
    return "What is built here: \(Trail(from: frame).text)"
  }

  /// Who resolves the innermost factory of this thread.
  private static var asker: String {
    guard let asker = Frame.innermost.pointee.outer else { return "No other factory asked for it" }
    return "\(asker.pointee.place.name) (\(asker.pointee.place.position)) asked for it"
  }

  /// One sentence for each thread of a loop, beginning with the calling one.
  private static func threads(from frame: Frame.Pointer, to builder: Frame.Pointer) -> String {
    var sentences = ["This thread: \(Trail(from: frame).text)"]
    var builder = builder
    while builder.pointee.thread != frame.pointee.thread {
      let thread = builder.pointee.thread
      let innermost = thread.pointee.innermost?.assumingMemoryBound(to: Frame.self)
      sentences.append("Another thread: \(Trail(from: innermost).text)")
      guard let awaited = thread.pointee.awaited else { break }
      builder = awaited.assumingMemoryBound(to: Frame.self)
    }
    return sentences.joined(separator: ". ")
  }
}

/// The places of frames, outermost first, as a message shows them.
struct Trail {
  private var places: [Place] = []
  private var isCut = false

  var count: Int { places.count }
  var origins: [Origin] { places.map(Origin.init) }

  /// One place alone.
  init(_ place: Place) { places = [place] }

  /// The frames from one outwards, to another or to the outermost.
  init(from frame: Frame.Pointer?, to last: Frame.Pointer? = nil) {
    var frame = frame
    while let here = frame {
      places.append(here.pointee.place)
      frame = here == last ? nil : here.pointee.outer
    }
    places.reverse()
  }

  func suffix(_ count: Int) -> Trail {
    var trail = self
    trail.places = places.suffix(count)
    trail.isCut = places.count > count
    return trail
  }

  /// `cart (Cart.swift:12) → price (Price.swift:8) → cart`: each place once.
  var text: String {
    var shown: [Place] = []
    let steps = places.map { place in
      if shown.contains(where: place.isSame(as:)) { return place.name }
      shown.append(place)
      return "\(place.name) (\(place.position))"
    }
    return ((isCut ? ["…"] : []) + steps).joined(separator: " → ")
  }
}

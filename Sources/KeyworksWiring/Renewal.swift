public import Keyworks

extension FactoryDeclaration {
  /// Drops a cached instance after a value has changed, before the next use of the container.
  ///
  /// ```swift
  /// var inbox: Factory<Inbox> {
  ///   self { Inbox(self.account().user) }
  ///     .cached.renewed { (app: Container) in app.account().user }
  /// }
  /// ```
  ///
  /// The value is read before the first build, and again after a change of anything it depends on,
  /// like the condition of a wiring. A dropped instance with a teardown is torn down. Use the
  /// container that the closure gets, and do not capture one.
  ///
  /// - Precondition: The closure takes a container of the type that the factory belongs to, which
  ///   caches the instance: the factory is neither unique nor `.graph` nor `.singleton`.
  public func renewed<Root: ManagedContainer, Read: Equatable & Sendable>(
    whenever value: @escaping @Sendable (Root) -> Read, file: StaticString = #fileID,
    line: UInt = #line
  ) -> Self {
    let value = ReadValue(value)
    // Not the place of the factory, which the frame of the reading must not be taken for.
    let place = Place(file: file, function: "renewed(whenever:)", line: line, column: 1)
    let tracker = changeTracker
    return changing { declaration in
      let number = declaration.extras.followers.count { $0 is Renewal }
      declaration.extras.followers.append(
        Renewal(of: Root.self, at: place, number, whenever: value, tracker))
    }
  }
}

/// Drops the instances of a factory whenever a value has changed.
private final class Renewal: Follower, Role {
  private let root: any ManagedContainer.Type
  private let place: Place
  /// How many renewals the factory declares before this one.
  private let number: Int
  private let value: ReadValue
  private let tracker: any ChangeTracker.Type

  init(
    of root: any ManagedContainer.Type, at place: Place, _ number: Int,
    whenever value: ReadValue, _ tracker: any ChangeTracker.Type
  ) {
    (self.root, self.place, self.number) = (root, place, number)
    (self.value, self.tracker) = (value, tracker)
  }

  /// Begins to watch the value with the first build in a container, before the body reads it.
  func hasDecided(_ resolution: Resolution, in frame: Frame, for request: Request) {
    let (factory, container) = (request.place, request.container)
    let lifetime = factory.lifetime
    if !lifetime.isKept || lifetime.isSingleton { Misuse.nothingToRenew(factory).stop() }
    if !value.isFor(container) {
      Misuse.renewedForOther(factory, "\(type(of: container))", "\(root)").stop()
    }
    guard resolution.isBuilding, let slot = resolution.keptBy?.slot else { return }
    let manager = container.activeManager
    let name = ActiveWiring.Name.renewal(ObjectIdentifier(slot), number)
    if !manager.wirings(named: name).isEmpty { return }
    var first: (any Sendable)?
    run(in: container, at: place) { first = value.read(container) }
    let content = ActiveWiring.Content(at: place, tracker, after: first, whenever: value) {
      [weak slot] in slot?.dropInstances()
    }
    manager.add(ActiveWiring(name, content, in: manager))
  }

  var isShown: Bool { false }
}

public import Keyworks
internal import KeyworksAsync

/// A group of statements about a container that is switched on and off as a whole.
///
/// ```swift
/// extension Container {
///   static var premium: Wiring<Container> {
///     Wiring { container in
///       container.payment.register { PremiumPayment() }
///       container.contribute(Tagged(\.fees), to: \.steps)
///     }
///     .priority(10)
///   }
/// }
/// let premium = container.activate(\.premium)
/// premium.revert()
/// ```
///
/// The closure runs when the wiring is switched on. Every statement it makes on its thread is part
/// of the wiring: `register`, `override`, `decorate`, statements about lists, and other wirings
/// that it activates. Its registrations give way to those of others, and its overrides to the
/// overrides of others. When the wiring is switched off, all its statements are taken back, and the
/// instances that were cached because of them are dropped.
///
/// An `if` in the closure is evaluated when the wiring is switched on. To follow a value that
/// changes, activate another wiring in the closure that has a condition.
public struct Wiring<Root: ManagedContainer>: Sendable {
  private(set) var content: ActiveWiring.Content

  /// Creates a wiring.
  public init(
    _ statements: @escaping @Sendable (Root) -> Void, file: StaticString = #fileID,
    function: StaticString = #function, line: UInt = #line, column: UInt = #column
  ) {
    let place = Place(file: file, function: function, line: line, column: column)
    content = ActiveWiring.Content(place: place) { statements(Root.own($0)) }
  }

  /// Creates a wiring that consists of several others. Each keeps its own condition, and its own
  /// priority plus the priority of the whole. If two make the same statement about a factory, the
  /// later one wins.
  public init(
    merging wirings: [Wiring], file: StaticString = #fileID, function: StaticString = #function,
    line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      { for wiring in wirings { $0.activate(wiring.content, as: .unnamed) } }, file: file,
      function: function, line: line, column: column)
  }

  /// Sets the priority. If two wirings make statements about the same factory, the one with the
  /// higher priority wins, and otherwise the one that was activated later. The default priority is
  /// 0, which is also that of `autoRegister`.
  public func priority(_ priority: Int) -> Wiring { changing { $0.priority = priority } }

  /// Requires that factories are registered when the wiring is on. A promise that is not kept stops
  /// the program at the activation, and not where it is first resolved.
  public func requiring<each Declared: FactoryDeclaration>(
    _ factories: repeat any KeyPath<Root, each Declared> & Sendable
  ) -> Wiring {
    changing { content in
      for factory in repeat each factories {
        content.requirements.append { Root.own($0)[keyPath: factory].declaration.request }
      }
    }
  }

  /// Builds instances of these factories as soon as the wiring is on, concurrently and in the
  /// background.
  ///
  /// ``Keyworks/ManagedContainer/started(_:)`` waits for them. Observers are told about failures.
  public func starting<each Declared: StartableFactory>(
    _ factories: repeat any KeyPath<Root, each Declared> & Sendable
  ) -> Wiring {
    let starts = Root.starts(of: repeat each factories)
    return changing { $0.starts += starts }
  }

  /// Switches the wiring on and off with a condition. If there are several, all must be met.
  ///
  /// ```swift
  /// Wiring { $0.payment.register { PremiumPayment() } }.enabled { $0.session().isPremium }
  /// ```
  ///
  /// The condition is read when the wiring is activated. After a change of anything it read, it is
  /// read again before the next use of the container. This covers properties of `@Observable`
  /// objects, and anything registered, overridden or reset in the container, in the containers
  /// around it, and among the singletons. It runs on the thread that uses the container, outside
  /// all locks, and its answer applies to every caller. It must not depend on anything that the
  /// wiring changes.
  ///
  /// If a thread changes an observed object while others use the container, it must make the change
  /// visible within a second after announcing it, as the setter of an `@Observable` property does.
  public func enabled(_ condition: @escaping @Sendable (Root) -> Bool) -> Wiring {
    enabled(tracker: changeTracker, condition)
  }

  /// Switches the wiring on and off with a condition that reads state of the main actor. If there
  /// are several conditions, of either kind, all must be met.
  ///
  /// ```swift
  /// Wiring { $0.theme.register { .dark } }.enabled(onMainActor: { $0.settings().isDark })
  /// ```
  ///
  /// The condition is read on the main actor soon after the wiring is activated, and again soon
  /// after a property of an `@Observable` object that it read has changed on the main actor. After
  /// a change of the container, such as an override, it is read again soon after the next use of
  /// the container. Until then, its last answer applies, and at first the wiring is off.
  /// ``Keyworks/ManagedContainer/started(_:)`` waits for the reading.
  ///
  /// The condition must not depend on anything that the wiring changes: the wiring would then flip
  /// on and off as the container is used.
  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @_disfavoredOverload  // A trailing closure is a condition that any thread can read.
  public func enabled(
    onMainActor condition: @escaping @MainActor @Sendable (Root) -> Bool
  ) -> Wiring {
    changing { content in
      content.tracker = content.tracker ?? changeTracker
      content.questions.append { [place = content.place] in
        MainActorQuestion(at: place) { condition(Root.own($0)) }
      }
    }
  }

  /// - Parameter tracker: Notices changes of anything that the condition reads.
  package func enabled(
    tracker: any ChangeTracker.Type, _ condition: @escaping @Sendable (Root) -> Bool
  ) -> Wiring {
    changing { content in
      content.tracker = tracker
      let question = PlainQuestion { condition(Root.own($0)) }
      content.questions.append { question }
    }
  }

  private func changing(_ change: (inout ActiveWiring.Content) -> Void) -> Wiring {
    var copy = self
    change(&copy.content)
    return copy
  }
}

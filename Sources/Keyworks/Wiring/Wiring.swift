/// Statements about a container that are switched on and off as one.
///
/// ```swift
/// extension Container {
///   static var premium: Wiring<Container> {
///     Wiring { container in
///       container.payment.register { PremiumPayment() }
///       container.contribute(\.fees, to: \.steps)
///     }
///     .priority(10)
///   }
/// }
/// let activation = container.activate(\.premium)
/// activation.deactivate()
/// ```
///
/// The closure runs when the wiring is switched on. All that it says on its thread is part of the wiring:
/// `register`, `override`, `decorate`, what it says about lists, and other wirings that it activates. What
/// it registers gives way to what others register, and what it overrides to what others override. When the
/// wiring is switched off, all of it is taken back, and what was kept because of it is dropped.
///
/// An `if` in the closure is evaluated when the wiring is switched on. To follow what changes, activate
/// another wiring there that has a condition.
public struct Wiring<Root: ManagedContainer>: Sendable {
  let place: Place
  private(set) var ownPriority = 0
  var content: ActiveWiring.Content

  /// Creates a wiring.
  public init(
    _ statements: @escaping @Sendable (Root) -> Void, file: StaticString = #fileID,
    function: StaticString = #function, line: UInt = #line, column: UInt = #column
  ) {
    place = Place(file: file, function: function, line: line, column: column)
    // SAFETY: `activate` runs it for a container of this type.
    content = ActiveWiring.Content { statements(trusted($0 as AnyObject, as: Root.self)) }
  }

  /// Creates a wiring of several others. Each keeps its own priority, to which that of the whole is added,
  /// and its own condition; the later one wins where they say the same of one factory.
  public init(
    merging wirings: [Wiring], file: StaticString = #fileID, function: StaticString = #function,
    line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      { container in
        for (number, wiring) in wirings.enumerated() {
          container.activate(wiring, as: .member(number))
        }
      }, file: file, function: function, line: line, column: column)
  }

  /// Says which of two wirings wins that say something about the same factory: the one of higher priority,
  /// else the one that was activated later. Without it the priority is 0, which is that of
  /// `autoRegister`, too.
  public func priority(_ priority: Int) -> Wiring { changing { $0.ownPriority = priority } }

  /// Says what somebody must have registered when the wiring is on. A promise that nobody keeps stops the
  /// program at the activation, and not where it is first resolved.
  public func requiring<each Declared: FactoryDeclaration>(
    _ factories: repeat any KeyPath<Root, each Declared> & Sendable
  ) -> Wiring {
    changing { wiring in
      for factory in repeat each factories {
        wiring.content.requirements.append { container, wiring in
          trusted(container as AnyObject, as: Root.self)[keyPath: factory].declaration
            .refuseBrokenPromise(of: wiring)
        }
      }
    }
  }

  /// Says what is built as soon as the wiring is on, concurrently and in the background.
  ///
  /// ``Activation/started()`` waits for it. Observers hear of what fails.
  public func starting<each Declared: StartableFactory>(
    _ factories: repeat any KeyPath<Root, each Declared> & Sendable
  ) -> Wiring {
    changing { wiring in
      for factory in repeat each factories {
        wiring.content.starts.append { container in
          try await trusted(container as AnyObject, as: Root.self)[keyPath: factory]._start()
        }
      }
    }
  }

  /// Switches the wiring on and off as a condition says; of several all have to hold.
  ///
  /// - Parameter tracking: How changes are noticed of what the condition reads.
  package func enabled(
    tracking: @escaping ChangeTracking, _ condition: @escaping @Sendable (Root) -> Bool
  ) -> Wiring {
    changing { wiring in
      wiring.content.tracking = tracking
      wiring.content.conditions.append { condition(trusted($0 as AnyObject, as: Root.self)) }
    }
  }

  private func changing(_ change: (inout Wiring) -> Void) -> Wiring {
    var copy = self
    change(&copy)
    return copy
  }
}

extension Declaration {
  /// Stops if it is a promise that nobody keeps.
  fileprivate func refuseBrokenPromise(of wiring: Place) {
    if place.isPromise, request.slot.plan?.keepsPromise != true {
      Misuse.promiseRequired(place, wiring).stop()
    }
  }
}

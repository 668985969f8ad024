extension Model {
  /// The cases that programs must meet at least once, so that their agreement means something.
  struct Coverage: OptionSet {
    let rawValue: Int

    /// A cached value was handed out.
    static let reused = Self(rawValue: 1 << 0)
    /// A weakly held value had been released.
    static let expired = Self(rawValue: 1 << 1)
    /// A value was not cached, because a change made it obsolete while it was built.
    static let overtaken = Self(rawValue: 1 << 2)
    /// A singleton was built for one container only.
    static let ownSingleton = Self(rawValue: 1 << 3)
    /// A body gave nil or threw an error.
    static let refused = Self(rawValue: 1 << 4)
    /// The override in force was reverted.
    static let revertedTop = Self(rawValue: 1 << 5)
    /// An override that was not in force was reverted.
    static let revertedBelow = Self(rawValue: 1 << 6)
    static let revertedDecoration = Self(rawValue: 1 << 7)
    /// A token was reverted whose layer no longer existed.
    static let revertedNothing = Self(rawValue: 1 << 8)
    /// A graph instance was handed out a second time.
    static let sharedInGraph = Self(rawValue: 1 << 9)

    /// An `autoRegister` ran once, and a second time.
    static let wired = Self(rawValue: 1 << 10)
    static let wiredAnew = Self(rawValue: 1 << 11)
    /// The `autoRegister` of one container used another container, so that container's own ran.
    static let wiredWithinWiring = Self(rawValue: 1 << 12)
    /// A reset returned to the wiring.
    static let backToWiring = Self(rawValue: 1 << 13)
    /// A sandbox began, and a nested one.
    static let sandboxed = Self(rawValue: 1 << 14)
    static let sandboxedTwice = Self(rawValue: 1 << 15)
    /// A container made in a sandbox was used outside every sandbox.
    static let usedFromOutside = Self(rawValue: 1 << 16)
    /// An instance was cached for a variant.
    static let keptForVariant = Self(rawValue: 1 << 17)

    /// A task resolved inside a `with`, and in a body under another variant than that of the `with`.
    static let inTaskOfScope = Self(rawValue: 1 << 18)
    static let inTaskOfBody = Self(rawValue: 1 << 19)
    /// An asynchronous factory was resolved under a variant of its own, not that of the `with`.
    static let asynchronousChoice = Self(rawValue: 1 << 20)
    /// A body made a provider under a variant of its own.
    static let offeredInBody = Self(rawValue: 1 << 21)
    /// A provider was called under another variant than that where it was made.
    static let calledElsewhere = Self(rawValue: 1 << 22)
    /// An instance of a factory whose `id:` is nil was handed out again.
    static let reusedForNil = Self(rawValue: 1 << 23)

    static let everything = Self(rawValue: 1 << 24 - 1)
  }
}

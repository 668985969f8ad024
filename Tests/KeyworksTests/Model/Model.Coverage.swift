extension Model {
  /// What programs must have met, each at least once, for their agreement to mean
  /// something.
  struct Coverage: OptionSet {
    let rawValue: Int

    /// A kept value was handed out.
    static let reused = Self(rawValue: 1 << 0)
    /// A value held weakly was gone.
    static let expired = Self(rawValue: 1 << 1)
    /// A value was not kept, because something made it obsolete while it was built.
    static let overtaken = Self(rawValue: 1 << 2)
    /// A singleton was built for one container only.
    static let ownSingleton = Self(rawValue: 1 << 3)
    /// Nothing came of a body.
    static let refused = Self(rawValue: 1 << 4)
    /// The override in force was reverted.
    static let revertedTop = Self(rawValue: 1 << 5)
    /// An override was reverted that was not in force.
    static let revertedBelow = Self(rawValue: 1 << 6)
    static let revertedDecoration = Self(rawValue: 1 << 7)
    /// What was reverted had gone before.
    static let revertedNothing = Self(rawValue: 1 << 8)
    /// A graph instance was handed out a second time.
    static let sharedInGraph = Self(rawValue: 1 << 9)

    /// An `autoRegister` ran, and for a second time.
    static let wired = Self(rawValue: 1 << 10)
    static let wiredAnew = Self(rawValue: 1 << 11)
    /// The `autoRegister` of one container needed another one, whose own ran then.
    static let wiredWithinWiring = Self(rawValue: 1 << 12)
    /// A reset left what the wiring says.
    static let backToWiring = Self(rawValue: 1 << 13)
    /// A sandbox began, and one inside another.
    static let sandboxed = Self(rawValue: 1 << 14)
    static let sandboxedTwice = Self(rawValue: 1 << 15)
    /// A container that was made in a sandbox was used outside of every one.
    static let usedFromOutside = Self(rawValue: 1 << 16)
    /// An instance was kept for a variant.
    static let keptForVariant = Self(rawValue: 1 << 17)

    static let everything = Self(rawValue: 1 << 18 - 1)
  }
}

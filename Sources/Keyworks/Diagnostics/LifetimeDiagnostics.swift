extension _TakingArguments {
  /// Unavailable: not all of the arguments are `Hashable`.
  @available(
    *, unavailable,
    message: """
      One instance is kept for each value of the arguments, so all of them must be Hashable. \
      Make them so, or pass what tells them apart, such as an id.
      """
  )
  public var graph: Self { refused() }

  /// Unavailable: not all of the arguments are `Hashable`.
  @available(
    *, unavailable,
    message: """
      One instance is kept for each value of the arguments, so all of them must be Hashable. \
      Make them so, or pass what tells them apart, such as an id.
      """
  )
  public var cached: Self { refused() }

  /// Unavailable: not all of the arguments are `Hashable`.
  @available(
    *, unavailable,
    message: """
      One instance is kept for each value of the arguments, so all of them must be Hashable. \
      Make them so, or pass what tells them apart, such as an id.
      """
  )
  public var shared: Self { refused() }

  /// Unavailable: not all of the arguments are `Hashable`.
  @available(
    *, unavailable,
    message: """
      One instance is kept for each value of the arguments, so all of them must be Hashable. \
      Make them so, or pass what tells them apart, such as an id.
      """
  )
  public var singleton: Self { refused() }

  /// Unavailable: not all of the arguments are `Hashable`.
  @available(
    *, unavailable,
    message: """
      One instance is kept for each value of the arguments, so all of them must be Hashable. \
      Make them so, or pass what tells them apart, such as an id.
      """
  )
  public func scope(_ scope: Scope) -> Self { refused() }

  /// Unavailable: not all of the arguments are `Hashable`.
  @available(
    *, unavailable,
    message: """
      One instance is kept for each value of the arguments, so all of them must be Hashable. \
      Make them so, or pass what tells them apart, such as an id.
      """
  )
  public var assumingSendable: Self { refused() }
}

// MARK: - Lifetimes that need no assumption

extension AssumedSendable {
  /// Unavailable: threads never share the instances of a graph.
  @available(
    *, unavailable,
    message: "A .graph instance is never shared between threads. Leave .assumingSendable out."
  )
  public var graph: Base { refused() }
}

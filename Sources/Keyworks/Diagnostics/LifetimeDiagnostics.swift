extension _TakingArguments {
  /// Not a lifetime: the arguments are not all `Hashable`.
  @available(
    *, unavailable,
    message: """
      One instance is kept for each value of the arguments, so all of them must be Hashable. \
      Make them so, or pass what tells them apart, such as an id.
      """
  )
  public var graph: Self { refused() }

  /// Not a lifetime: the arguments are not all `Hashable`.
  @available(
    *, unavailable,
    message: """
      One instance is kept for each value of the arguments, so all of them must be Hashable. \
      Make them so, or pass what tells them apart, such as an id.
      """
  )
  public var cached: Self { refused() }

  /// Not a lifetime: the arguments are not all `Hashable`.
  @available(
    *, unavailable,
    message: """
      One instance is kept for each value of the arguments, so all of them must be Hashable. \
      Make them so, or pass what tells them apart, such as an id.
      """
  )
  public var shared: Self { refused() }

  /// Not a lifetime: the arguments are not all `Hashable`.
  @available(
    *, unavailable,
    message: """
      One instance is kept for each value of the arguments, so all of them must be Hashable. \
      Make them so, or pass what tells them apart, such as an id.
      """
  )
  public var singleton: Self { refused() }

  /// Not a lifetime: the arguments are not all `Hashable`.
  @available(
    *, unavailable,
    message: """
      One instance is kept for each value of the arguments, so all of them must be Hashable. \
      Make them so, or pass what tells them apart, such as an id.
      """
  )
  public func scope(_ scope: Scope) -> Self { refused() }

  /// Not a word for a lifetime: the arguments are not all `Hashable`.
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
  /// Not a lifetime here: no two threads share what it keeps.
  @available(
    *, unavailable,
    message: "What .graph keeps is never shared between threads. Leave .assumingSendable out."
  )
  public var graph: Base { refused() }
}

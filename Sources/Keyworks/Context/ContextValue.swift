internal import KeyworksThreads

/// A value that code far below a resolve can read. Its type tells it apart from others.
///
/// ```swift
/// struct UserID: ContextValue { let number: Int }
///
/// extension Container {
///   var presenter: Factory<Presenter> { self { Presenter(user: self.require(UserID.self)) } }
/// }
/// let screen = container.with(UserID(number: 42)) { $0[\.screen] }
/// ```
///
/// A ``Variant`` is a context value that also decides which body builds, and which instance is
/// cached.
public protocol ContextValue: Sendable {}

extension ManagedContainer {
  /// Runs `work` with these values in force, on this thread or in this task:
  /// `container.with(UserID(number: 42), Environment.staging) { $0[\.screen] }`.
  ///
  /// They are in force for everything that `work` resolves, for the tasks that it starts and for
  /// the providers that it makes, even if these are called later. Values of other types stay in
  /// force.
  public func with<Result, Failure: Error>(
    _ first: any ContextValue, _ others: any ContextValue..., work: (Self) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let (values, scope) = given([first] + others)
    return try ContextValues.$current.hold(values) { () throws(Failure) in
      guard let scope else { return try work(self) }
      return try TaskFrame.current.hold(scope) { () throws(Failure) in
        try VariantsInForce.hold(scope.variants) { () throws(Failure) in try work(self) }
      }
    }
  }

  /// Runs `work` with these values in force, in this task.
  public nonisolated(nonsending) func with<Result, Failure: Error>(
    _ first: any ContextValue, _ others: any ContextValue...,
    work: nonisolated(nonsending) (Self) async throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    let (values, scope) = given([first] + others)
    return try await ContextValues.$current.hold(values) { () async throws(Failure) in
      try await TaskFrame.current.hold(scope) { () async throws(Failure) in
        try await work(self)
      }
    }
  }

  /// Returns the values to put in force, and the scope of the variants among them, if there are
  /// any.
  private func given(_ all: [any ContextValue]) -> (ContextValues?, TaskFrame?) {
    let variants = all.compactMap { $0 as? any Variant }
    // Most calls give no variant, and check each value once.
    let others = variants.isEmpty ? all : all.filter { !($0 is any Variant) }
    return (
      others.isEmpty ? nil : ContextValues.adding(others),
      variants.isEmpty
        ? nil : TaskFrame.scope(of: .choosing(VariantChoice(variants, dropping: [])))
    )
  }

  /// Returns the value of this type in force.
  ///
  /// - Precondition: There is one. If it is not a variant, no cached instance is being built inside
  ///   that `with`, here or around this code: a cached instance must not depend on the value of one
  ///   call.
  public func require<V: ContextValue>(
    _ type: V.Type, file: StaticString = #fileID, function: StaticString = #function,
    line: UInt = #line, column: UInt = #column
  ) -> V {
    let place = Place(file: file, function: function, line: line, column: column)
    guard let (value, keeper) = self.value(of: type) else {
      Misuse.nothingRequired("\(type)", place).stop()
    }
    if let keeper { Misuse.requiredByKept("\(type)", keeper, place).stop() }
    return value
  }

  /// Returns the value of this type in force, or nil if there is none.
  ///
  /// The result is also nil while a cached instance is being built inside the `with` that gave the
  /// value, unless that is a variant. A cached instance must not depend on the value of one call,
  /// so it never sees one, no matter which caller is first.
  public func contextValue<V: ContextValue>(of type: V.Type) -> V? {
    guard let (value, keeper) = self.value(of: type), keeper == nil else { return nil }
    return value
  }

  /// Returns the value of this type in force, and the frame of the instance that must not see it.
  private func value<V: ContextValue>(of type: V.Type) -> (value: V, keeper: Frame?)? {
    if let variant = type as? any Variant.Type {
      guard let variants = VariantsInForce.currentOrNoted else { return nil }
      let key = ObjectIdentifier(variant)
      variants.notes?.note([key], neededIn: .innermostIfAny, under: variants)
      return (variants.values.first { $0.type == key }?.value as? V).map { ($0, nil) }
    }
    guard let given = ContextValues.current(of: type), let value = given.value as? V else {
      return nil
    }
    return (value, given.keeper)
  }
}

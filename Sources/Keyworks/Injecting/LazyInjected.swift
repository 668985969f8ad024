/// A property that is resolved once, when it is first read.
///
/// ```swift
/// final class Screen {
///   @LazyInjected(\.report) var report
/// }
/// ```
///
/// Reading a property cannot throw, so its type is a `Result` if the factory can fail: read it with
/// `try config.get()`. Failures are not cached: each read resolves again until a resolve succeeds.
///
/// The wrapper finds its container at initialization, as ``Injected`` does. It does not keep the
/// container alive, so a cached object may have such a property. Threads that read at the same time
/// get the same value. A copy of a struct resolves for itself.
@propertyWrapper
public struct LazyInjected<Value> {
  /// Its box contains a `Value`.
  private(set) var value: LazyValue

  /// The value, resolved by the first read.
  public var wrappedValue: Value {
    mutating get {
      if !isKnownUniquelyReferenced(&value) { value = value.copy() }
      // SAFETY: the initializer stores a box of this type.
      return unsafe value.get().value(as: Value.self)
    }
  }

  /// The value of a property of a class, which several threads may read at the same time.
  public static subscript<Owner: AnyObject>(
    _enclosingInstance owner: Owner, wrapped _: KeyPath<Owner, Value>,
    storage storage: ReferenceWritableKeyPath<Owner, Self>
  ) -> Value {
    // SAFETY: as above.
    unsafe owner[keyPath: storage].value.get(for: type(of: owner), storage).value(as: Value.self)
  }

  /// How many threads wait for the value of this property: for tests.
  package var waiterCount: Int { value.waiterCount }

  /// Creates a property for what one of the initializers names. It is not inlined, because there
  /// are eight of them.
  @inline(never)
  public init<Root: SharedContainer>(_ injection: _Injection<Root, Value>) {
    value = LazyValue(in: Root.building, at: injection.place) {
      let value = injection.resolve($0)
      return (Box(value), injection.isKept(value))
    }
  }

  /// Creates a property for a factory of ``Container``.
  @_alwaysEmitIntoClient
  public init(
    _ factory: KeyPath<Container, Factory<Value>>, under variants: any Variant...,
    without dropped: any Variant.Type...,
    file: StaticString = #fileID, function: StaticString = #function, line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      _Injection(Container.self, file, function, line, column) {
        $0[keyPath: factory].choosing(.of(variants, without: dropped))()
      })
  }

  /// Creates a property for a factory of a container with a `shared` instance.
  @_alwaysEmitIntoClient
  public init<Root: SharedContainer>(
    _ factory: KeyPath<Root, Factory<Value>>, under variants: any Variant...,
    without dropped: any Variant.Type...,
    file: StaticString = #fileID, function: StaticString = #function, line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      _Injection(Root.self, file, function, line, column) {
        $0[keyPath: factory].choosing(.of(variants, without: dropped))()
      })
  }
}

/// A factory whose body can fail, with a typed error. Its type names the arguments first, if it takes
/// any, then the value, and the error last.
///
/// ```swift
/// extension Container {
///   var config: ThrowingFactory<Config, ConfigError> {
///     self { () throws(ConfigError) in try Config.load() }.cached
///   }
///   var page: ThrowingFactory<PageID, Page, any Error> { self.throwing { try Page($0) } }
/// }
/// let config = try container.config()
/// let page = try container.page(id)
/// ```
///
/// Errors are not cached: the callers that waited for the build get it, and the next caller
/// builds again.
public struct ThrowingFactory<each Argument, Value, Failure: Error> {
  /// The declaration of the factory: its place, its lifetime and what its modifiers say.
  public private(set) var declaration: Declaration<Value>
  private let body: Body

  @usableFromInline typealias Body = (repeat each Argument) throws(Failure) -> Value

  @usableFromInline
  init(_ declaration: Declaration<Value>, _ body: @escaping Body) {
    self.declaration = declaration
    self.body = body
  }

  /// Returns a changed copy.
  public func _changed(by change: _Change<Self>) -> Self { Self(change.declaration, body) }

  /// Returns the cached instance, for these arguments if there are any, or builds a new one.
  ///
  /// You can call it from any thread. While one caller builds a cached instance, others that need
  /// the same instance wait for it, so the body runs once. No lock is held while the body runs.
  ///
  /// - Precondition: Building the value does not resolve this factory again with equal arguments.
  public func callAsFunction(_ arguments: repeat each Argument) throws(Failure) -> Value {
    let code: Body
    switch declaration.begin(repeat each arguments) {
    case .define: code = body
    case .run(let layer): code = layer.body(as: Boxed.self, at: declaration.place).call
    // SAFETY: `begin` is that of this declaration.
    case .value(let box): return unsafe box.value(as: Value.self)
    case .failure(let error):
      guard let error = error as? Failure else { Misuse.sharedIdentity(declaration.place).stop() }
      throw error
    }
    do throws(Failure) {
      return declaration.request.end(try code(repeat each arguments))
    } catch {
      Frame.ending { $0.fail(error) }
      throw error
    }
  }

  /// A body, wrapped in a struct as that of a ``ParameterFactory``.
  struct Boxed { let call: Body }

  @usableFromInline
  static func boxed(_ body: @escaping Body) -> AnyBox { Box(Boxed(call: body)) }
}

extension ThrowingFactory: KeptFactory where repeat each Argument: Hashable {
  /// The value and the arguments. Any thread may compare the arguments to find a cached instance.
  public typealias Shared = (Value, repeat each Argument)

  /// Caches one instance for each set of arguments, if there are any.
  public mutating func keep(_ lifetime: Lifetime) {
    declaration.place.lifetime = lifetime
    if declaration.place.takesInputs {
      declaration.extras.add(arguments: HashedArguments<repeat each Argument>.self)
    }
  }
}

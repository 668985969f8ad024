/// A factory whose body can fail, with a typed error.
///
/// ```swift
/// extension Container {
///   var config: ThrowingFactory<Config, ConfigError> {
///     self { () throws(ConfigError) in try Config.load() }.cached
///   }
/// }
/// let config = try container.config()
/// ```
///
/// Errors are not cached: the callers that waited for the build get it, and the next caller
/// builds again.
public struct ThrowingFactory<Value, Failure: Error> {
  /// The declaration of the factory: its place, its lifetime and what its modifiers say.
  public private(set) var declaration: Declaration<Value>
  private let body: () throws(Failure) -> Value

  init(_ declaration: Declaration<Value>, _ body: @escaping () throws(Failure) -> Value) {
    self.declaration = declaration
    self.body = body
  }

  /// Applies one of the library's modifiers.
  public mutating func apply(_ modification: Modification<Value>) {
    modification.change(&declaration)
  }

  /// Returns the cached instance, or builds a new one.
  ///
  /// You can call it from any thread. While one caller builds a cached instance, others that need
  /// the same instance wait for it, so the body runs once. No lock is held while the body runs.
  ///
  /// - Precondition: Building the value does not resolve this factory again.
  public func callAsFunction() throws(Failure) -> Value {
    do throws(Slot.NoQuickHit) {
      return try declaration.plainInstance(in: declaration.container._manager)
    } catch {}
    guard let body = try begin() else { return declaration.take() }
    let value: Value
    do throws(Failure) {
      value = try body()
    } catch {
      declaration.request.fail(error)
      throw error
    }
    return declaration.end(value)
  }

  /// Begins a resolve.
  ///
  /// - Returns: The body to run, or nil if there is a value already.
  private func begin() throws(Failure) -> (() throws(Failure) -> Value)? {
    switch declaration.begin() {
    case .define: return body
    case .run(let body):
      if let body = body as? Box<() throws(Failure) -> Value> { return body.value }
    case .take, .useLayerValue: return nil
    case .fail(let error):
      declaration.request.fail(error)
      if let error = error as? Failure { throw error }
    case .wait: break
    }
    Misuse.sharedIdentity(declaration.place).stop()
  }
}

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
/// No failure is kept: whoever waited for that build gets its error, and the next
/// caller builds again.
public struct ThrowingFactory<Value, Failure: Error> {
  /// Where it is declared and what was said about it.
  public private(set) var declaration: Declaration<Value>
  private let body: () throws(Failure) -> Value

  init(_ declaration: Declaration<Value>, _ body: @escaping () throws(Failure) -> Value) {
    self.declaration = declaration
    self.body = body
  }

  /// Takes up what one of the library's modifiers says.
  public mutating func apply(_ modification: Modification<Value>) {
    modification.change(&declaration)
  }

  /// Returns the value: the kept one, or a new one.
  ///
  /// Callable from any thread. While one caller builds an instance that is kept, others
  /// that want the same one wait for it; the body runs once. No lock is held while it
  /// runs.
  ///
  /// - Precondition: Building the value does not need this factory again.
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

  /// Begins to resolve.
  ///
  /// - Returns: The body to run, or nil if the value is there.
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

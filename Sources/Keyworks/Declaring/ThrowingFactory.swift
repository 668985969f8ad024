/// A factory whose body can fail, with a typed error. Its type names the value and the error.
///
/// ```swift
/// extension Container {
///   var config: ThrowingFactory<Config, ConfigError> {
///     self.throwing { () throws(ConfigError) in try Config.load() }.cached
///   }
///   var page: ThrowingParameterFactory<PageID, Page, any Error> { self.throwing { try Page($0) } }
/// }
/// let config = try container.config()
/// let page = try container.page(id)
/// ```
///
/// Errors are not cached: the callers that waited for the build get it, and the next caller
/// builds again.
public typealias ThrowingFactory<Value, Failure: Error> =
  BasicFactory<Void, _NoKey, Value, Failure>

/// A ``ThrowingFactory`` that takes an argument at each call, or several: its type names them as a
/// tuple.
public typealias ThrowingParameterFactory<Argument, Value, Failure: Error> =
  BasicFactory<Argument, _OwnKey<Argument>, Value, Failure>

/// A factory that takes an argument at each call, or several: its type names them as a tuple.
///
/// ```swift
/// extension Container {
///   var page: ParameterFactory<PageID, Page> { self { Page($0) } }
///   var report: ParameterFactory<(ReportID, Locale), Report> {
///     self { id, locale in Report(id, locale) }
///   }
/// }
/// let report = container.report(id, .current)
/// ```
///
/// If the first argument is a ``Variant``, it is in force while the body runs.
///
/// If the arguments are `Hashable`, it can cache instances: one for each set of arguments, compared
/// by `==`.
public typealias ParameterFactory<Argument, Value> =
  BasicFactory<Argument, _OwnKey<Argument>, Value, Never>

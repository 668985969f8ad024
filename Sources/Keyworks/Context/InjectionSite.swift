/// A property that a wrapper injects, such as one with ``Injected``.
///
/// A wrapper knows where it is written. It knows the name of its property only where the language
/// provides it: for ``LazyInjected`` in a class.
public struct InjectionSite: Hashable, Sendable, CustomStringConvertible {
  /// The type that has the property. For ``LazyInjected`` in a class, the class of the object.
  public let type: String
  /// The name of the property, if it is known.
  public let property: String?
  /// The module that declares the property.
  public let module: String
  /// The file, without its folders.
  public let file: String
  /// The line of the wrapper.
  public let line: Int

  init(type: String, property: String?, _ place: Place) {
    (self.type, self.property) = (type, property)
    (module, file, line) = (place.module, place.fileName, place.line)
  }

  /// `Screen.report (Screen.swift:12)`, or `Screen (Screen.swift:12)`
  public var description: String {
    "\(type)\(property.map { ".\($0)" } ?? "") (\(file):\(line))"
  }
}

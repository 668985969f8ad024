/// The place where a factory, a list or an injected property is declared.
public struct Origin: Hashable, Sendable, CustomStringConvertible {
  /// The name of the property.
  public let name: String
  /// The module that declares it.
  public let module: String
  /// The name of the file, without its path.
  public let file: String
  /// The line of `self {`, or, for a list, the line of the first member it declares.
  public let line: Int

  package init(_ place: Place) { self.init(place.name, at: place) }

  /// The place of a statement about a factory, or of a property.
  package init(_ name: String, at site: Place) {
    self.name = name
    (module, file, line) = (site.module, site.fileName, site.line)
  }

  /// A list or a container of which only the type is known.
  package init(_ type: any Any.Type) {
    name = "\(type)"
    (module, file, line) = ("", "", 0)
  }

  /// `clock (Clock.swift:12)`
  public var description: String { file.isEmpty ? name : "\(name) (\(position))" }
  /// `Clock.swift:12`
  package var position: String { "\(file):\(line)" }
}

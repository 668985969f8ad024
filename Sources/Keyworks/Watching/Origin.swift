/// Where a factory or a list is declared.
public struct Origin: Hashable, Sendable, CustomStringConvertible {
  /// The name of the property.
  public let name: String
  /// The module that declares it.
  public let module: String
  /// The file, without its folders.
  public let file: String
  /// The line of `self {`; for a list, of the first member that is declared in it.
  public let line: Int

  init(_ place: Place) {
    name = place.name
    module = place.module
    file = place.fileName
    line = place.line
  }

  /// Where something is said about a factory.
  init(_ name: String, at site: Place) {
    self.name = name
    (module, file, line) = (site.module, site.fileName, site.line)
  }

  /// A list or a container of which no more is known than its type.
  init(_ type: any Any.Type) {
    name = "\(type)"
    (module, file, line) = ("", "", 0)
  }

  /// `clock (Clock.swift:12)`
  public var description: String { file.isEmpty ? name : "\(name) (\(position))" }
  /// `Clock.swift:12`
  var position: String { "\(file):\(line)" }
}

/// Where a factory is declared.
public struct Origin: Hashable, Sendable, CustomStringConvertible {
  /// The name of the property.
  public let name: String
  /// The module that declares it.
  public let module: String
  /// The file, without its folders.
  public let file: String
  /// The line of `self {`.
  public let line: Int

  init(_ place: Place) {
    name = place.name
    module = place.module
    file = place.fileName
    line = place.line
  }

  /// `clock (Clock.swift:12)`
  public var description: String { "\(name) (\(file):\(line))" }
}

internal import Foundation

/// The cost of type-checking factories that need others, by calls or by key paths, compared with static
/// functions that call others.
enum TypeChecking: String {
  case staticFunctions, calls, keyPaths

  static let (count, needs) = (200, 12)
  static var workload: String { "\(count) factories with \(needs) needs each" }

  /// - Parameter folder: The folder for the source.
  /// - Returns: The seconds of processor time.
  func check(in folder: URL) throws -> Double {
    let file = folder.appending(path: "TypeChecking-\(rawValue).swift")
    try text.write(to: file, atomically: true, encoding: .utf8)
    return try Compiling.run(
      ["-typecheck"] + (self == .staticFunctions ? [] : Compiling.importFlags), on: [file])
  }

  private var text: String {
    let parts = (0..<Self.count).map { number in
      """
      final class Part\(number) { init() {} }
      final class Whole\(number) { init(\(parameters(of: number))) {} }
      """
    }
    let members = (0..<Self.count).map { number in
      let whole = "Whole\(number)(\(arguments(of: number)))"
      return self == .staticFunctions
        ? """
          static func part\(number)() -> Part\(number) { Part\(number)() }
          static func whole\(number)() -> Whole\(number) { \(whole) }
        """
        : """
          var part\(number): Factory<Part\(number)> { self { Part\(number)() } }
          var whole\(number): Factory<Whole\(number)> { self { \(whole) } }
        """
    }
    let (before, type) =
      self == .staticFunctions ? ("", "enum Make") : ("import Keyworks\n", "extension Container")
    return before + parts.joined(separator: "\n") + "\n\(type) {\n"
      + members.joined(separator: "\n") + "\n}\n"
  }

  private func parameters(of number: Int) -> String {
    list(of: number) { index, part in "a\(index): Part\(part)" }
  }

  private func arguments(of number: Int) -> String {
    list(of: number) { index, part in
      let value =
        switch self {
        case .staticFunctions: "part\(part)()"
        case .calls: "self.part\(part)()"
        case .keyPaths: "self[\\.part\(part)]"
        }
      return "a\(index): \(value)"
    }
  }

  private func list(of number: Int, _ element: (Int, Int) -> String) -> String {
    (0..<Self.needs).map { element($0, (number + $0) % Self.count) }.joined(separator: ", ")
  }
}

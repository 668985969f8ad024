/// The ways to launch a program for which a factory may have a body.
enum Launch: Hashable {
  case normal, test, preview
  /// With a launch argument, as written in the source.
  case argument(String)
  /// On a device, in a debug build, and the like.
  case other(String)

  /// - Parameter written: The argument of `on`, such as `.test` or `.argument("-demo")`.
  init(written: String) {
    let name = written.prefix { $0 != "(" }.split(separator: ".").last ?? ""
    switch name {
    case "test": self = .test
    case "preview": self = .preview
    case _ where written.contains("("):
      self = .argument(written.drop { $0 != "(" }.trimmingPrefix("(").dropLast().description)
    case _ where written.hasPrefix("\""): self = .argument(written)
    default: self = .other(String(name))
    }
  }

  /// The start of a message.
  var text: String {
    switch self {
    case .normal: ""
    case .test: "in tests "
    case .preview: "in previews "
    case .argument(let argument): "with the argument \(argument) "
    case .other(let name): "in the context .\(name) "
    }
  }

  /// The order in which findings are reported.
  static func sorted(_ launches: Set<Launch>) -> [Launch] {
    launches.sorted { $0.text < $1.text }
  }
}

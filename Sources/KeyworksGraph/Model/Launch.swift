/// The ways to launch a program for which a factory may have a body.
enum Launch: Hashable {
  case normal, test, preview
  /// With a launch argument, as written in the source.
  case argument(String)

  /// The modifiers that give a factory a body for some launches only.
  static let modifiers: Set<LibraryName> = [.onTest, .onPreview, .onArgument]

  init(_ modifier: LibraryName, _ argument: String) {
    switch modifier {
    case .onTest: self = .test
    case .onPreview: self = .preview
    default: self = .argument(argument)
    }
  }

  /// The start of a message.
  var text: String {
    switch self {
    case .normal: ""
    case .test: "in tests "
    case .preview: "in previews "
    case .argument(let argument): "with the argument \(argument) "
    }
  }

  /// The order in which findings are reported.
  static func sorted(_ launches: Set<Launch>) -> [Launch] {
    launches.sorted { $0.text < $1.text }
  }
}

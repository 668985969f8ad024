/// How a program is launched, as far as bodies depend on it.
enum Launch: Hashable {
  case normal, test, preview
  /// With an argument, as the source has it.
  case argument(String)

  /// What has bodies for some launches only.
  static let modifiers: Set<LibraryName> = [.onTest, .onPreview, .onArgument]

  init(_ modifier: LibraryName, _ argument: String) {
    switch modifier {
    case .onTest: self = .test
    case .onPreview: self = .preview
    default: self = .argument(argument)
    }
  }

  /// What a message begins with.
  var text: String {
    switch self {
    case .normal: ""
    case .test: "in tests "
    case .preview: "in previews "
    case .argument(let argument): "with the argument \(argument) "
    }
  }

  /// In the order in which it is told of them.
  static func sorted(_ launches: Set<Launch>) -> [Launch] {
    launches.sorted { $0.text < $1.text }
  }
}

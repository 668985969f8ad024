// why: only accessibleRows leads to them, and nothing reads it.
import Keyworks

struct Screen {
  private let container: Container
  private let second: Double

  init(_ container: Container, at second: Double) {
    (self.container, self.second) = (container, second)
  }

  func show<T: Track>(_ path: KeyPath<Container, Factory<T>>) -> String {
    let track = container[keyPath: path]()
    return "\(T.language): \(track.cue(at: second)?.text ?? "–")"
  }

  /// The rows for viewers who want larger and shorter text.
  var accessibleRows: [String] { [show(\.simple)] }
  var rows: [String] { [show(\.german), show(\.finnish)] }
}

enum Layout: CaseIterable {
  case compact, full

  func lines(of screen: Screen) -> [String] {
    switch self {
    case .compact: Array(screen.rows.prefix(1))
    case .full: screen.rows + ["—", "ends soon"]
    }
  }
}

for layout in Layout.allCases {
  print(layout.lines(of: Screen(.shared, at: 4.2)).joined(separator: "\n"))
}

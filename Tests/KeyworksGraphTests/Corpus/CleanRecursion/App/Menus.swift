import Keyworks

struct Entry: Sendable {
  let title: String
  let entries: [Entry]
  var count: Int { entries.reduce(1) { $0 + $1.count } }
}

enum Side: Variant, CaseIterable {
  case front, back
}

enum Floor: Variant {
  case top, ground
}

indirect enum Path: Sendable {
  case end
  case step(String, Path)
}

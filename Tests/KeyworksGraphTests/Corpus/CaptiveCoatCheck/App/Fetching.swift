import Keyworks

extension SharedContainer {
  /// Several instances at a time: `let (rack, bell) = all(\.rack, \.bell)`.
  func all<each Part>(
    _ paths: repeat KeyPath<Self, Factory<each Part>>
  ) -> (repeat each Part) {
    (repeat one(each paths))
  }

  private func one<Part>(_ path: KeyPath<Self, Factory<Part>>) -> Part {
    self[keyPath: path]()
  }
}

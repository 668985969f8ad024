import Keyworks

struct Note: Sendable {
  var pitch: Int
  static func + (note: Note, container: Container) -> Note {
    Note(pitch: note.pitch + container.interval().steps)
  }
}

struct Interval: Sendable {
  var steps: Int
}

@propertyWrapper struct Tuned {
  var wrappedValue: Int
  init(wrappedValue: Int) {
    self.wrappedValue = wrappedValue + Container.shared.fork().hertz
  }
}

struct Guitar {
  @Tuned var string = 82
}

struct Fork {
  let hertz: Int
}

@resultBuilder enum ScoreBuilder {
  static func buildBlock(_ bars: String...) -> [String] { bars }
}

struct Score: Sendable {
  let bars: [String]
  init(@ScoreBuilder _ bars: () -> [String]) { self.bars = bars() }
}

struct Bar: Sendable {
  let text: String
}

struct Listener: ContextValue { let value: String }

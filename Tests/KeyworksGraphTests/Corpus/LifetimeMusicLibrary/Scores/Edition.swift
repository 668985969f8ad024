public protocol Transposable {
  func up(_ semitones: Int) -> Self
}

public struct Pitch: Sendable, Transposable {
  public let midi: Int
  public init(_ midi: Int) { self.midi = midi }
  public func up(_ semitones: Int) -> Pitch { Pitch(midi + semitones) }
}

/// A whole work; large ones have a million notes.
public struct Edition<Note: Sendable>: Sendable {
  public let title: String
  public var notes: [Note]

  public init(_ title: String, notes: [Note]) {
    self.title = title
    self.notes = notes
  }
}

extension Edition: Transposable where Note: Transposable {
  public func up(_ semitones: Int) -> Edition {
    Edition(title, notes: notes.map { $0.up(semitones) })
  }
}

infix operator ^^ : AdditionPrecedence

/// `score ^^ 2` is the score, a whole tone higher.
public func ^^ <Music: Transposable>(music: Music, semitones: Int) -> Music { music.up(semitones) }

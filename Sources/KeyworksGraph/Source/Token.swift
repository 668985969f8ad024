/// A word, a literal, a bracket or a mark of a source text.
package struct Token {
  package enum Kind {
    case word, number, string, mark
    case open, close
  }

  package let kind: Kind
  package var bytes: Range<Int>
  package let position: Position

  /// The index of the surrounding bracket.
  package let parent: Int?
  /// For a bracket, the index of the matching bracket.
  package var partner: Int?
}

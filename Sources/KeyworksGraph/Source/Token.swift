/// A word, a literal, a bracket or a mark of a source text.
struct Token {
  enum Kind {
    case word, number, string, mark
    case open, close
  }

  let kind: Kind
  let bytes: Range<Int>
  let position: Position

  /// The index of the bracket around it.
  let parent: Int?
  /// Of a bracket, the index of the other one.
  var partner: Int?
}

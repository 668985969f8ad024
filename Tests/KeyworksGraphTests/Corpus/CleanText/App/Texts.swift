import Keyworks

/// Builds with `self.footer()`, as in:
///
/// ```swift
/// extension Container {
///   var header: Factory<String> { self { self.footer() } }
/// }
/// ```
struct Texts: Sendable {
  let title: String
  let body: String

  /* A block comment /* with one inside */ that resolves container.letter() and
     container[\.letter], and contributes(\.letter, to: \.lines). */
  static let help = """
    Write self.letter() or
      var letter: Factory<Letter> { promised() }
    // expected by nobody
    """
}

struct Letter: Sendable {
  let text: String
}

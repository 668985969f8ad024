/// The text of a `StaticString`, in one word.
///
/// SAFETY: the text ends with a zero byte, is never freed, and is never written to.
@safe
@usableFromInline
package struct StaticText: @unchecked Sendable {
  @usableFromInline let start: UnsafePointer<UInt8>

  @_alwaysEmitIntoClient @inline(__always)
  init(_ text: StaticString) { unsafe start = text.utf8Start }

  /// Whether both have the same address, so that they are equal without being read.
  @inline(__always)
  func isIdentical(to other: StaticText) -> Bool { unsafe start == other.start }

  package var string: String { unsafe String(cString: start) }

  /// The original static string, for code that stops the program.
  package var staticString: StaticString {
    // SAFETY: by its frozen layout, a static string is the address of its text, the length, and a
    // byte of flags. The flag 2 says that the text is ASCII; other texts are read the same way.
    unsafe unsafeBitCast((start, length, UInt8(0)), to: StaticString.self)
  }

  private var length: Int {
    var length = 0
    while unsafe start[length] != 0 { length += 1 }
    return length
  }

  /// Whether the text ends with a parenthesis, as `#function` does in a function or a subscript:
  /// `client(host:)`, `client()`.
  var endsInParenthesis: Bool {
    let length = length
    guard length > 2, unsafe start[length - 1] == UInt8(ascii: ")") else { return false }
    let last = unsafe start[length - 2]
    return last == UInt8(ascii: ":") || last == UInt8(ascii: "(")
  }
}

extension StaticText: Equatable {
  /// Compares the contents, because the same literal can have several addresses in one process.
  @usableFromInline
  package static func == (one: StaticText, two: StaticText) -> Bool {
    if one.isIdentical(to: two) { return true }
    var index = 0
    while unsafe one.start[index] == two.start[index] {
      if unsafe one.start[index] == 0 { return true }
      index += 1
    }
    return false
  }
}

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Writes progress and error messages to the standard error.
struct Console {
  /// Whether to show progress as a line that is overwritten again and again. Only on a terminal.
  private let showsProgress: Bool

  init(isQuiet: Bool) { showsProgress = !isQuiet && isatty(STDERR_FILENO) == 1 }

  func progress(_ text: String) {
    if showsProgress { Self.put("\r\u{1B}[2K\(text) …") }
  }

  func clear() {
    if showsProgress { Self.put("\r\u{1B}[2K") }
  }

  /// Says something to a person, and not to the reader of a log.
  func advise(_ text: String) {
    if showsProgress { Self.put(text + "\n") }
  }

  static func say(_ text: String) { put(text + "\n") }

  private static func put(_ text: String) {
    _ = write(STDERR_FILENO, text, text.utf8.count)
  }
}

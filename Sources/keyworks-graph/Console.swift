#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The standard error: what goes on, and what went wrong.
struct Console {
  /// On a terminal a line that is written over and over; elsewhere nothing.
  private let showsProgress: Bool

  init(isQuiet: Bool) { showsProgress = !isQuiet && isatty(STDERR_FILENO) == 1 }

  func progress(_ text: String) {
    if showsProgress { Self.put("\r\u{1B}[2K\(text) …") }
  }

  func clear() {
    if showsProgress { Self.put("\r\u{1B}[2K") }
  }

  static func say(_ text: String) { put(text + "\n") }

  private static func put(_ text: String) {
    _ = write(STDERR_FILENO, text, text.utf8.count)
  }
}

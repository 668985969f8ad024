internal import KeyworksThreads

/// Where a factory is declared, and the small facts that travel with it.
///
/// Two places are the same if their file, line and column are, and the kind of factory; the
/// name is for messages. The texts are those of `#fileID` and `#function`. A literal can have
/// several addresses in one process, so files are compared by content; equal addresses only
/// make the answer quicker.
@usableFromInline
package struct Place {
  // SAFETY: both point to the text of a static string, which ends with a zero byte
  // and is never freed; nothing writes to it.
  @usableFromInline nonisolated(unsafe) let file: UnsafePointer<UInt8>
  @usableFromInline nonisolated(unsafe) let function: UnsafePointer<UInt8>

  /// The line, the column, the kind of factory, whether an `id:` tells it from others of its
  /// place, whether it is live, what its body is for, and its lifetime, in one word: a
  /// factory of more than six fields is no longer taken apart by the optimiser where it is
  /// used.
  @usableFromInline private(set) var details: UInt64

  @inlinable @inline(__always)
  init(
    file: StaticString, function: StaticString, line: UInt, column: UInt,
    kind: FactoryKind = .plain
  ) {
    self.file = file.utf8Start
    self.function = function.utf8Start
    // Masking shifts: of the others, each use would be compiled with its checks first.
    details =
      UInt64(line & 0xF_FFFF) | UInt64(column & 0xFFF) &<< 20 | kind.rawValue &<< 32
  }
}

/// The kinds of factory, whose bodies have different types, and those whose first argument is a
/// variant.
@usableFromInline
enum FactoryKind: UInt64, Sendable {
  case plain, parameterized, throwing, variant
}

extension Place: Sendable {}

extension Place {
  /// A place that is no declaration.
  init(_ file: StaticString, _ line: UInt) {
    self.init(file: file, function: "", line: line, column: 1)
  }

  /// The file as `#fileID` has it, for what stops the program.
  package var staticFile: StaticString {
    // SAFETY: a static string is, by its frozen layout, the address of its text, the length, and
    // a byte of flags, of which 2 says that the text is ASCII. A text that is not is read alike.
    unsafeBitCast((file, strlen(file), UInt8(0)), to: StaticString.self)
  }

  private func strlen(_ text: UnsafePointer<UInt8>) -> Int {
    var length = 0
    while text[length] != 0 { length += 1 }
    return length
  }
}

extension Place {
  /// The name of the property.
  var name: String { String(cString: function) }

  var line: Int { Int(details & 0xF_FFFF) }

  var module: String { String(String(cString: file).prefix { $0 != "/" }) }

  /// The file without its module or folders.
  var fileName: String {
    let path = String(cString: file)
    let start = path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex
    return String(path[start...])
  }

  /// `Cart.swift:12`
  var position: String { "\(fileName):\(line)" }

  var kind: FactoryKind { FactoryKind(rawValue: details >> 32 & 3) ?? .plain }

  /// Whether the first argument is a variant, which comes into force.
  var isByVariant: Bool { kind == .variant }

  @inlinable
  var lifetime: Lifetime {
    get { Lifetime(number: UInt32(truncatingIfNeeded: details &>> 38)) }
    set { details = details & 0x3F_FFFF_FFFF | UInt64(newValue.number) &<< 38 }
  }

  /// Whether an `id:` tells this factory from others of its place.
  var hasID: Bool {
    get { details & 1 << 34 != 0 }
    set { details = newValue ? details | 1 << 34 : details & ~(1 << 34) }
  }

  /// Whether a test has to override it, if it is exhaustive.
  @inlinable
  var isLive: Bool {
    get { details & 1 &<< 35 != 0 }
    set { details = newValue ? details | 1 &<< 35 : details & ~(1 &<< 35) }
  }

  /// Whether it is live and sandboxes have begun: each of its resolves is then of interest.
  var isLiveAmongSandboxes: Bool { isLive && kw_sandbox_has_begun() }

  /// Where the body is used: 0 everywhere, else in a context of this rank.
  var contextRank: UInt64 {
    get { details >> 36 & 3 }
    set { details = details & ~(3 << 36) | newValue << 36 }
  }

  /// The line and column of `self {`, and the kind.
  var exactDetails: UInt64 { details & (1 << 34 - 1) }

  /// Whether the factory is declared by a function or a subscript, whose `#function`
  /// ends with its labels in parentheses: `client(host:)`, `client()`.
  var isFunction: Bool {
    var end = function
    while end[0] != 0 { end += 1 }
    guard end - function > 2, end[-1] == UInt8(ascii: ")") else { return false }
    return end[-2] == UInt8(ascii: ":") || end[-2] == UInt8(ascii: "(")
  }
}

// MARK: - Comparing

extension Place {
  /// Whether both are the braces of one factory.
  func isSame(as other: Place) -> Bool {
    exactDetails == other.exactDetails && Place.isSameText(file, other.file)
  }

  private static func isSameText(_ one: UnsafePointer<UInt8>, _ two: UnsafePointer<UInt8>) -> Bool {
    if one == two { return true }
    var index = 0
    while one[index] == two[index] {
      if one[index] == 0 { return true }
      index += 1
    }
    return false
  }
}

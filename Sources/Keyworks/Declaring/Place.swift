internal import KeyworksThreads

/// Where a factory is declared, and the small facts that travel with it.
///
/// Two places are the same if their file, line, column and kind of factory are equal. The name is
/// for messages.
@usableFromInline
package struct Place: Sendable {
  /// The file, in the form of `#fileID`.
  @usableFromInline package let file: StaticText
  @usableFromInline let function: StaticText

  /// The line, the column, the kind of factory, whether it has an `id:` or a choice, whether it is
  /// live, what its body is for, whether it is a promise, whether its first argument is a variant,
  /// and its lifetime, packed into one word. The optimizer no longer splits a factory of more than
  /// six fields where it is used.
  @usableFromInline private(set) var details: UInt64

  @_alwaysEmitIntoClient @inline(__always)
  package init(
    file: StaticString, function: StaticString, line: UInt, column: UInt,
    kind: FactoryKind = .plain
  ) {
    self.file = StaticText(file)
    self.function = StaticText(function)
    // For a literal, the compiler decides this.
    if line > 0xF_FFFF || column > 0xFFF { refusePlace(file, line, column) }
    // Masking shifts: with the other operators, the compiler would first emit each use with its
    // checks.
    details =
      UInt64(line & 0xF_FFFF) | UInt64(column & 0xFFF) &<< 20 | kind.rawValue &<< 32
  }
}

/// Stops the program at a place whose numbers have no room: it would equal another place.
@usableFromInline
func refusePlace(_ file: StaticString, _ line: UInt, _ column: UInt) -> Never {
  Misuse.placeTooFar(Place(file, min(line, 0xF_FFFF)), column).stop()
}

/// The kinds of factory. They differ in the type of the body. One bit says whether there are
/// arguments: see `Place.takesInputs`.
@usableFromInline
package enum FactoryKind: UInt64, Sendable {
  case plain = 0
  case basic = 2
  case async = 4
  case mainActor = 6
}

extension Place {
  /// Creates a place that is not a declaration.
  package init(_ file: StaticString, _ line: UInt) {
    self.init(file: file, function: "", line: line, column: 1)
  }

  /// The name of the property.
  package var name: String { function.string }

  package var line: Int { Int(details & 0xF_FFFF) }

  var column: Int { Int(details >> 20 & 0xFFF) }

  var module: String { String(file.string.prefix { $0 != "/" }) }

  /// The file without its module or folders.
  var fileName: String { String(file.string.split(separator: "/").last ?? "") }

  /// `Cart.swift:12`
  package var position: String { "\(fileName):\(line)" }

  /// Whether the factory takes arguments. They, or a choice of variants, may end a recursion
  /// through it. The bit is part of the kind.
  @_alwaysEmitIntoClient
  package var takesInputs: Bool {
    get { details & 1 &<< 32 != 0 }
    set { details = newValue ? details | 1 &<< 32 : details & ~(1 &<< 32) }
  }

  /// Whether the first argument is a variant, which comes into force.
  @_alwaysEmitIntoClient
  package var isByVariant: Bool {
    get { details & 1 &<< 40 != 0 }
    set { details = newValue ? details | 1 &<< 40 : details & ~(1 &<< 40) }
  }

  @_alwaysEmitIntoClient
  package var lifetime: Lifetime {
    get { Lifetime(number: UInt32(truncatingIfNeeded: details &>> 41)) }
    set { details = details & 0x1FF_FFFF_FFFF | UInt64(newValue.number) &<< 41 }
  }

  /// Whether the factory has an `id:`, or chooses variants, as `under` and `without` do. Both can
  /// tell its instances and its resolves from others of its place.
  var hasID: Bool {
    get { details & 1 << 35 != 0 }
    set { details = newValue ? details | 1 << 35 : details & ~(1 << 35) }
  }

  /// Whether an exhaustive test has to override the factory.
  @_alwaysEmitIntoClient
  package var isLive: Bool {
    get { details & 1 &<< 36 != 0 }
    set { details = newValue ? details | 1 &<< 36 : details & ~(1 &<< 36) }
  }

  /// Whether the factory is live in a process with tests, so that each of its resolves is checked.
  package var isLiveAmongSandboxes: Bool { isLive && kw_sandbox_has_begun() }

  /// Whether the property only promises a factory, without saying how to build it.
  package var isPromise: Bool {
    get { details & 1 << 39 != 0 }
    set { details = newValue ? details | 1 << 39 : details & ~(1 << 39) }
  }

  /// The rank of the context that the body is for; 0 if it is used everywhere.
  package var contextRank: UInt64 {
    get { details >> 37 & 3 }
    set { details = details & ~(3 << 37) | newValue << 37 }
  }

  /// The line and column of `self {`, and the kind.
  var exactDetails: UInt64 { details & (1 << 35 - 1) }

  /// Whether the factory is declared by a function or a subscript.
  var isFunction: Bool { function.endsInParenthesis }

  /// Whether both places are the braces of the same factory.
  package func isSame(as other: Place) -> Bool {
    exactDetails == other.exactDetails && file == other.file
  }
}

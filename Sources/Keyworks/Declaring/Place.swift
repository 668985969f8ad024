internal import KeyworksThreads

/// Where a factory is declared, and the small facts that travel with it.
///
/// Two places are the same if their file, line and column are, and the kind of factory; the
/// name is for messages.
@usableFromInline
package struct Place {
  /// The file as `#fileID` has it.
  @usableFromInline package let file: StaticText
  @usableFromInline let function: StaticText

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
    self.file = StaticText(file)
    self.function = StaticText(function)
    // Masking shifts: of the others, each use would be compiled with its checks first.
    details =
      UInt64(line & 0xF_FFFF) | UInt64(column & 0xFFF) &<< 20 | kind.rawValue &<< 32
  }
}

/// The kinds of factory, whose bodies have different types, and those whose first argument is a
/// variant.
@usableFromInline
enum FactoryKind: UInt64, Sendable {
  case plain, parameterized, throwing, variant, async, asyncParameterized, mainActor,
    mainActorParameterized
}

extension Place: Sendable {}

extension Place {
  /// A place that is no declaration.
  init(_ file: StaticString, _ line: UInt) {
    self.init(file: file, function: "", line: line, column: 1)
  }
}

extension Place {
  /// The name of the property.
  var name: String { function.string }

  var line: Int { Int(details & 0xF_FFFF) }

  var column: Int { Int(details >> 20 & 0xFFF) }

  var module: String { String(file.string.prefix { $0 != "/" }) }

  /// The file without its module or folders.
  var fileName: String {
    let path = file.string
    let start = path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex
    return String(path[start...])
  }

  /// `Cart.swift:12`
  var position: String { "\(fileName):\(line)" }

  var kind: FactoryKind { FactoryKind(rawValue: details >> 32 & 7) ?? .plain }

  /// Whether the first argument is a variant, which comes into force.
  var isByVariant: Bool { kind == .variant }

  @inlinable
  var lifetime: Lifetime {
    get { Lifetime(number: UInt32(truncatingIfNeeded: details &>> 40)) }
    set { details = details & 0xFF_FFFF_FFFF | UInt64(newValue.number) &<< 40 }
  }

  /// Whether an `id:` tells this factory from others of its place.
  var hasID: Bool {
    get { details & 1 << 35 != 0 }
    set { details = newValue ? details | 1 << 35 : details & ~(1 << 35) }
  }

  /// Whether a test has to override it, if it is exhaustive.
  @inlinable
  var isLive: Bool {
    get { details & 1 &<< 36 != 0 }
    set { details = newValue ? details | 1 &<< 36 : details & ~(1 &<< 36) }
  }

  /// Whether it is live and sandboxes have begun: each of its resolves is then of interest.
  var isLiveAmongSandboxes: Bool { isLive && kw_sandbox_has_begun() }

  /// Whether the property promises a factory, and does not say how to build it.
  var isPromise: Bool { details & 1 << 39 != 0 }

  var ofPromise: Place {
    var copy = self
    copy.details |= 1 << 39
    return copy
  }

  /// Where the body is used: 0 everywhere, else in a context of this rank.
  var contextRank: UInt64 {
    get { details >> 37 & 3 }
    set { details = details & ~(3 << 37) | newValue << 37 }
  }

  /// The line and column of `self {`, and the kind.
  var exactDetails: UInt64 { details & (1 << 35 - 1) }

  /// Whether the factory is declared by a function or a subscript.
  var isFunction: Bool { function.endsInParenthesis }
}

// MARK: - Comparing

extension Place {
  /// Whether both are the braces of one factory.
  func isSame(as other: Place) -> Bool {
    exactDetails == other.exactDetails && file == other.file
  }
}

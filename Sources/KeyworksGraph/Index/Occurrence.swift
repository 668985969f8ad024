/// One mention of a symbol in a source file.
package struct Occurrence {
  let symbol: Symbol.ID
  let place: Position
  let roles: Roles
  let relations: [Relation]

  struct Relation {
    let symbol: Symbol.ID
    let roles: Roles
  }
}

/// A line and a column, both counted from 1. As in compilers, a column is a byte.
package struct Position: Hashable, Comparable {
  package let line: Int
  package let column: Int

  package init(line: Int, column: Int) { (self.line, self.column) = (line, column) }

  package static func < (one: Self, two: Self) -> Bool {
    (one.line, one.column) < (two.line, two.column)
  }
}

extension Array {
  /// The index of the first element that is not before the position. The elements must be sorted.
  func firstIndex(notBefore position: Position, _ place: (Element) -> Position) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if place(self[middle]) < position { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// The role of an occurrence, and its relations to other symbols.
struct Roles: OptionSet {
  let rawValue: UInt64

  static let definition = Self(rawValue: 1 << 1)
  static let reference = Self(rawValue: 1 << 2)
  static let read = Self(rawValue: 1 << 3)
  static let write = Self(rawValue: 1 << 4)
  static let call = Self(rawValue: 1 << 5)
  static let dynamic = Self(rawValue: 1 << 6)
  static let implicit = Self(rawValue: 1 << 8)
  static let childOf = Self(rawValue: 1 << 9)
  static let baseOf = Self(rawValue: 1 << 10)
  static let overrideOf = Self(rawValue: 1 << 11)
  static let calledBy = Self(rawValue: 1 << 13)
  static let extendedBy = Self(rawValue: 1 << 14)
  static let accessorOf = Self(rawValue: 1 << 15)
  static let containedBy = Self(rawValue: 1 << 16)
}

/// A named element of a program.
struct Symbol {
  typealias ID = Int

  /// The unified symbol resolution. For Swift symbols, the mangled name after `s:`.
  let usr: String
  let name: String
  let kind: Kind
  let subkind: Subkind

  enum Kind: UInt32 {
    case other
    case `enum` = 5, `struct`, `class`, `protocol`
    case function = 12, variable
    case enumCase = 15, instanceMethod, classMethod, staticMethod
    case instanceProperty, classProperty, staticProperty, constructor
    case parameter = 25
  }

  enum Subkind: UInt32 {
    case other
    case getter = 3
    case willSet = 1000, didSet
    case `subscript` = 1011
    /// Accessors that may take the place of a getter: `unsafeAddress` and `_read`.
    case addressor = 1002, reader = 1014
  }

  var isSubscript: Bool { subkind == .subscript }
  var isOperator: Bool { kind.isFunction && !(name.first.map { $0.isLetter || $0 == "_" } ?? true) }
  var isGetter: Bool { [.getter, .addressor, .reader].contains(subkind) }
}

extension Symbol.Kind {
  /// Whether it can be mentioned without being called.
  var isFunction: Bool {
    [.function, .instanceMethod, .staticMethod, .classMethod, .constructor].contains(self)
  }

  /// Whether it is a property or a global.
  var isVariable: Bool {
    [.instanceProperty, .staticProperty, .classProperty, .variable].contains(self)
  }
}

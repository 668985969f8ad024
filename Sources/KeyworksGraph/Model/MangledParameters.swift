/// The parameters of a function that is declared outside of the program, from its mangled name.
///
/// A mangled name records for each function type whether it escapes. Its demangled text does not.
/// So each marker of a non-escaping type is replaced by the marker of a C function: the position at
/// which `@convention(c)` then appears in the text is that of the type. Something that only looks
/// like a marker, such as `XE` in the name of a type, changes the text in another way or makes the
/// name invalid.
struct MangledParameters {
  let all: [Parameter]

  /// Nil if the parameters cannot be read from the name.
  init?(of symbol: Symbol) {
    guard symbol.usr.hasPrefix("s:") else { return nil }
    let name = Array(("$s" + symbol.usr.dropFirst(2)).utf8)
    guard let text = Self.text(name), let list = Self.parameterList(of: text) else { return nil }
    let fixed = Self.staying(in: name, text)
    all = list.map { range in
      let type = Self.type(in: text, range)
      // This includes optional closures.
      let isFunction = type.contains { text[$0...].starts(with: "-> ".utf8) }
      let stays = fixed.contains { type.contains($0) && Self.depth(text, type.lowerBound, $0) == 0 }
      return Parameter(
        label: Self.label(in: text, range), isFunction: isFunction, escapes: !stays,
        hasDefault: false, takesFactory: false,
        isAutoclosure: text[type].starts(with: "@autoclosure".utf8))
    }
  }

  private static func text(_ name: [UInt8]) -> [UInt8]? {
    DeclaredType.demangled(String(decoding: name, as: UTF8.self)).map { Array($0.utf8) }
  }

  /// The positions of non-escaping function types in the text.
  private static func staying(in name: [UInt8], _ text: [UInt8]) -> [Int] {
    let convention = Array("@convention(c) ".utf8)
    return name.indices.dropLast().compactMap { index in
      // XE marks a closure, XK an autoclosure, XC a C function.
      guard name[index] == UInt8(ascii: "X"), "EK".utf8.contains(name[index + 1]) else {
        return nil
      }
      var other = name
      other[index + 1] = UInt8(ascii: "C")
      guard let changed = Self.text(other) else { return nil }
      // `@autoclosure` and its replacement start with the same character.
      let same = zip(text, changed).prefix { $0 == $1 }.count
      return [same, same - 1].first { $0 >= 0 && changed[$0...].starts(with: convention) }
    }
  }

  /// The last top-level parentheses before the arrow, split at their commas.
  private static func parameterList(of text: [UInt8]) -> [Range<Int>]? {
    var list: Range<Int>?
    var open: Int?
    for index in outermost(text, text.indices) {
      if text[index...].starts(with: "-> ".utf8) { break }
      if text[index] == UInt8(ascii: "(") { open = index }
      guard text[index] == UInt8(ascii: ")"), let start = open else { continue }
      if !text[..<start].hasSuffix("throws") { list = start + 1..<index }
    }
    guard let list else { return nil }
    var ranges: [Range<Int>] = []
    var start = list.lowerBound
    for index in outermost(text, list) where text[index] == UInt8(ascii: ",") {
      ranges.append(start..<index)
      start = index + 2
    }
    return start < list.upperBound ? ranges + [start..<list.upperBound] : ranges
  }

  /// `by` for `by: (A, A) -> Swift.Bool`, and `_` if there is no label.
  private static func label(in text: [UInt8], _ parameter: Range<Int>) -> String {
    let type = type(in: text, parameter)
    if type == parameter { return "_" }
    return String(decoding: text[parameter.lowerBound..<type.lowerBound - 2], as: UTF8.self)
  }

  private static func type(in text: [UInt8], _ parameter: Range<Int>) -> Range<Int> {
    let colon = text[parameter].firstIndex { !isName($0) }
    guard let colon, text[colon] == UInt8(ascii: ":") else { return parameter }
    return colon + 2..<parameter.upperBound
  }

  private static func isName(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_") || Character(UnicodeScalar(byte)).isLetter
      || Character(UnicodeScalar(byte)).isNumber
  }

  /// The indices outside of brackets, and those of the outermost brackets themselves.
  private static func outermost(_ text: [UInt8], _ range: Range<Int>) -> [Int] {
    var depth = 0
    return range.filter { index in
      let step = step(text, index)
      if step < 0 { depth -= 1 }
      defer { if step > 0 { depth += 1 } }
      return depth == 0
    }
  }

  private static func depth(_ text: [UInt8], _ start: Int, _ end: Int) -> Int {
    (start..<end).reduce(0) { $0 + step(text, $1) }
  }

  private static func step(_ text: [UInt8], _ index: Int) -> Int {
    switch text[index] {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "<"): 1
    case UInt8(ascii: ")"), UInt8(ascii: "]"): -1
    // The `>` of an arrow closes nothing.
    case UInt8(ascii: ">"): index > 0 && text[index - 1] == UInt8(ascii: "-") ? 0 : -1
    default: 0
    }
  }
}

extension ArraySlice<UInt8> {
  fileprivate func hasSuffix(_ suffix: String) -> Bool {
    self.suffix(suffix.utf8.count).elementsEqual(suffix.utf8)
  }
}

/// The parameters of a function that is declared outside of the program, from its mangled name.
///
/// A mangled name records for each function type whether it escapes. Its demangled text does not.
/// So each marker of a non-escaping type is replaced by the marker of a C function: the parameter
/// that then becomes `@convention(c)` has that type. Something that only looks like a marker, such
/// as `XE` in the name of a type, changes the text in another way or makes the name invalid.
struct MangledParameters {
  let all: [Parameter]

  /// Nil if the parameters cannot be read from the name.
  init?(of symbol: Symbol) {
    guard symbol.usr.hasPrefix("s:") else { return nil }
    let name = Array(("$s" + symbol.usr.dropFirst(2)).utf8)
    guard let parameters = Self.parameters(of: name) else { return nil }
    // XE marks a closure, XK an autoclosure, XC a C function.
    let markers = name.indices.dropFirst().filter {
      name[$0 - 1] == UInt8(ascii: "X") && "EK".utf8.contains(name[$0])
    }
    let changed = markers.compactMap { marker in
      var other = name
      other[marker] = UInt8(ascii: "C")
      return Self.parameters(of: other)
    }
    all = parameters.indices.map { number in
      let (label, type) = parameters[number]
      let stays = changed.contains {
        $0.count == parameters.count && $0[number].type != type
          && $0[number].type.prefix { $0 != "(" && $0 != "<" }.hasSuffix("@convention")
      }
      return Parameter(
        label: label,
        // This includes optional closures.
        isFunction: type.contains("-> "), escapes: !stays, hasDefault: false,
        takesFactory: DeclaredType.isFactory(type), isAutoclosure: type.hasPrefix("@autoclosure"))
    }
  }

  /// The labels and types of the parameters. `_` stands for no label.
  private static func parameters(of name: [UInt8]) -> [(label: String, type: Substring)]? {
    guard let text = DeclaredType.demangled(String(decoding: name, as: UTF8.self)),
      let list = parameterList(of: text), let parameters = DeclaredType.arguments(list)
    else { return nil }
    if list.isEmpty { return [] }
    return parameters.map { parameter in
      let label = parameter.prefix { $0 == "_" || $0.isLetter || $0.isNumber }
      let rest = parameter.dropFirst(label.count)
      return rest.hasPrefix(": ") ? (String(label), rest.dropFirst(2)) : ("_", parameter[...])
    }
  }

  /// The text in the last parentheses before the arrow, not counting those of `throws(…)`.
  private static func parameterList(of text: String) -> Substring? {
    let outermost = DeclaredType.outermost(text[...]) ?? []
    let head = outermost.prefix { !text.utf8[$0...].starts(with: "-> ".utf8) }
    return zip(head, head.dropFirst()).reversed().first { open, close in
      text.utf8[open] == UInt8(ascii: "(") && text.utf8[close] == UInt8(ascii: ")")
        && !text[..<open].hasSuffix("throws")
    }.map { text[$0...$1].dropFirst().dropLast() }
  }
}

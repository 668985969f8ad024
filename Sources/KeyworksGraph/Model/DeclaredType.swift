internal import KeyworksIndexStore

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// The factory or list behind a property or function, according to its mangled name.
struct DeclaredType {
  let kind: Factory.Kind
  /// The type that it builds.
  let value: String
  /// Whether it is an async factory, or a list of async factories.
  let isAsync: Bool
  /// Whether it is a factory of the main actor, or a list of such factories.
  let isOfMainActor: Bool
  /// Whether it is an async or throwing factory with arguments.
  let takesArguments: Bool
  /// What its library has.
  let offers: Library.Offers
  /// The type of the first argument.
  let firstArgument: String?

  /// Nil if the symbol is neither a factory nor a list of factories.
  init?(of symbol: Symbol) {
    guard symbol.usr.hasPrefix("s:"),
      let text = Self.demangled("$s" + symbol.usr.dropFirst(2))
    else { return nil }

    // `(extension in App):Keyworks.Container.store : Keyworks.Factory<App.Store>`, or
    // `….regional(Swift.String) -> Keyworks.Factory<App.Store>`
    let mark = symbol.kind.isFunction || symbol.isSubscript ? " -> " : " : "
    guard
      let (kind, type, arguments) = text.ranges(of: mark).lazy.compactMap({ range in
        Self.factory(text[range.upperBound...])
      }).first
    else { return nil }
    self.kind = kind
    let isList = kind == .list || kind == .map
    let element = isList ? arguments.last : nil
    let awaited = element.flatMap { Self.provided(by: .asyncProvider, $0)?.dropLast().last }
    let onMainActor = element.flatMap { Self.provided(by: .mainActorProvider, $0)?.last }
    isAsync = kind == .async || awaited != nil
    isOfMainActor = type == Self.mainActorFactory || onMainActor != nil
    offers = Library.declaring(type[...])?.offers ?? []
    takesArguments =
      (kind == .async || kind == .throwing) && arguments.first != Self.noArguments
    firstArgument =
      isList || kind == .factory ? nil : arguments.first.flatMap { Self.elements(of: $0).first }
    value = (awaited ?? onMainActor ?? Self.value(arguments))
      .replacing("Swift.", with: "")
  }

  /// Whether a method of a protocol returns `Self`.
  static func isSelf(resultOf symbol: Symbol) -> Bool {
    // The conforming type is the first generic parameter.
    symbol.usr.hasPrefix("s:")
      && demangled("$s" + symbol.usr.dropFirst(2))?.hasSuffix(" -> A") == true
  }

  /// Whether a type is a factory of any kind, or a list.
  static func isFactory(_ type: Substring) -> Bool { kinds.contains { type.hasPrefix($0.0) } }

  private static func value(_ arguments: [String]) -> String {
    // Arguments, key, value, error. A factory of the main actor has no error.
    arguments.count == 4 ? arguments[2] : arguments.last ?? ""
  }

  /// The generic arguments of a provider, if a list has such elements. For a provider with
  /// arguments, its whole type instead, because it contains the types of the arguments.
  private static func provided(by type: LibraryType, _ provider: String) -> [String]? {
    let prefix = type.name + "<"
    guard provider.hasPrefix(prefix), provider.hasSuffix(">"),
      let arguments = arguments(provider.dropFirst(prefix.count).dropLast())
    else { return nil }
    return arguments.first == noArguments ? arguments : [provider, provider]
  }

  static func isProviderWithArguments(_ type: String) -> Bool {
    let prefix = LibraryType.throwingProvider.name + "<"
    return type.hasPrefix(prefix) && !type.hasPrefix("\(prefix)\(noArguments),")
  }

  /// `App.Wing` and `Swift.Int` in `(App.Wing, Swift.Int)`, or in `(wing: App.Wing, number:
  /// Swift.Int)`.
  private static func elements(of argument: String) -> [String] {
    guard argument.hasPrefix("("), argument.hasSuffix(")"), outermost(argument[...])?.count == 2,
      let elements = arguments(argument.dropFirst().dropLast())
    else { return [argument] }
    return elements.map { $0.split(separator: ": ", maxSplits: 1).last.map(String.init) ?? $0 }
  }

  /// The argument of a factory that takes none.
  private static let noArguments = "()"

  /// The kind and the generic arguments of a factory type, if the text is exactly one type.
  private static func factory(_ type: Substring) -> (Factory.Kind, String, [String])? {
    guard let (prefix, kind) = kinds.first(where: { type.hasPrefix($0.0) }), type.hasSuffix(">"),
      let arguments = arguments(type.dropFirst(prefix.count).dropLast())
    else { return nil }
    // Arguments, key, value, error. A library without errors has fewer.
    let canFail = kind == .throwing && arguments.count == 4 && arguments.last != "Swift.Never"
    let takesArguments = arguments.first != noArguments
    return switch kind {
    case .throwing where !canFail, .parameter:
      (takesArguments ? .parameter : .factory, prefix, arguments)
    default: (kind, prefix, arguments)
    }
  }

  private static let kinds = [
    (LibraryType.factory, Factory.Kind.factory), (.basicFactory, .throwing),
    (.asyncFactory, .async),
    (.mainActorFactory, .parameter), (.tagList, .list), (.keyedTagList, .map),
  ].flatMap { type, kind in Library.names(of: type).map { ($0 + "<", kind) } }

  private static let mainActorFactory = LibraryType.mainActorFactory.name + "<"

  /// Splits `A, B<C, D>` into `A` and `B<C, D>`. Nil if the brackets do not match.
  static func arguments(_ text: Substring) -> [String]? {
    guard let outermost = outermost(text) else { return nil }
    let commas = outermost.filter { text.utf8[$0] == UInt8(ascii: ",") }
    let starts = [text.startIndex] + commas.map(text.index(after:))
    return zip(starts, commas + [text.endIndex]).map { String(text[$0..<$1].drop { $0 == " " }) }
  }

  /// The indices outside of brackets, and of the outermost brackets. Nil if they do not match.
  static func outermost(_ text: Substring) -> [String.Index]? {
    var outermost: [String.Index] = []
    var depth = 0
    var last: UInt8?
    for (index, byte) in zip(text.utf8.indices, text.utf8) {
      // The `>` of an arrow closes nothing.
      let isArrow = byte == UInt8(ascii: ">") && last == UInt8(ascii: "-")
      if ")]}>".utf8.contains(byte), !isArrow { depth -= 1 }
      if depth < 0 { return nil }
      if depth == 0 { outermost.append(index) }
      if "([{<".utf8.contains(byte) { depth += 1 }
      last = byte
    }
    return depth == 0 ? outermost : nil
  }

  static func demangled(_ name: String) -> String? {
    guard let text = swift_demangle(name, name.utf8.count, nil, nil, 0) else { return nil }
    defer { free(text) }
    return String(cString: text)
  }
}

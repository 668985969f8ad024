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
  /// Whether it is an async factory with arguments.
  let takesArguments: Bool
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
    let awaited = isList ? arguments.last.flatMap(Self.awaited) : nil
    let onMainActor = isList ? arguments.last.flatMap(Self.providedOnMainActor) : nil
    let element = awaited ?? onMainActor
    isAsync = kind == .async || awaited != nil
    isOfMainActor = type == Self.mainActorFactory || onMainActor != nil
    takesArguments = kind == .async && arguments.first != Self.noArguments
    let pack = isList ? nil : arguments.first.flatMap { Self.elements(ofPack: $0) }
    firstArgument = pack?.first
    value = (element ?? Self.value(of: kind, arguments)).replacing("Swift.", with: "")
  }

  /// Whether a method of a protocol returns `Self`.
  static func isSelf(resultOf symbol: Symbol) -> Bool {
    // The conforming type is the first generic parameter.
    symbol.usr.hasPrefix("s:")
      && demangled("$s" + symbol.usr.dropFirst(2))?.hasSuffix(" -> A") == true
  }

  private static func value(of kind: Factory.Kind, _ arguments: [String]) -> String {
    switch kind {
    case .throwing: arguments.first ?? ""
    // Arguments, value, error.
    case .async: arguments.dropLast().last ?? ""
    default: arguments.last ?? ""
    }
  }

  /// The type built by the members of an async list, if the text is the list's provider type. For
  /// members with arguments, the whole provider type, because it contains the types of the
  /// arguments.
  private static func awaited(_ provider: String) -> String? {
    provided(by: LibraryType.asyncProvider.name + "<", provider)?.dropLast().last
  }

  /// The same for a list of the main actor.
  private static func providedOnMainActor(_ provider: String) -> String? {
    provided(by: LibraryType.mainActorProvider.name + "<", provider)?.last
  }

  private static func provided(by prefix: String, _ provider: String) -> [String]? {
    guard provider.hasPrefix(prefix), provider.hasSuffix(">"),
      let arguments = arguments(provider.dropFirst(prefix.count).dropLast())
    else { return nil }
    return arguments.first == noArguments ? arguments : [provider, provider]
  }

  /// `App.Wing` and `Swift.Int` in `Pack{App.Wing, Swift.Int}`
  private static func elements(ofPack text: String) -> [String]? {
    guard text.hasPrefix("Pack{"), text.hasSuffix("}"), text != noArguments else { return nil }
    return arguments(text.dropFirst("Pack{".count).dropLast())
  }

  /// An empty argument list in a mangled name.
  private static let noArguments = "Pack{}"

  /// The kind and the generic arguments of a factory type, if the text is exactly one type.
  private static func factory(_ type: Substring) -> (Factory.Kind, String, [String])? {
    guard let (prefix, kind) = kinds.first(where: { type.hasPrefix($0.0) }), type.hasSuffix(">"),
      let arguments = arguments(type.dropFirst(prefix.count).dropLast())
    else { return nil }
    let isParameter = kind == .parameter && arguments.first != noArguments
    return (kind == .parameter && !isParameter ? .factory : kind, prefix, arguments)
  }

  private static let kinds = [
    (LibraryType.factory, Factory.Kind.factory), (.parameterFactory, .parameter),
    (.throwingFactory, .throwing), (.asyncFactory, .async),
    (.mainActorFactory, .parameter), (.tagList, .list), (.keyedTagList, .map),
  ].map { ($0.name + "<", $1) }

  private static let mainActorFactory = LibraryType.mainActorFactory.name + "<"

  /// Splits `A, B<C, D>` into `A` and `B<C, D>`. Nil if the brackets do not match.
  private static func arguments(_ text: Substring) -> [String]? {
    var depth = 0
    var arguments = [""]
    var last: Character = " "
    for character in text {
      if "<({[".contains(character) { depth += 1 }
      // The `>` of an arrow closes nothing.
      if ")}]".contains(character) || character == ">" && last != "-" { depth -= 1 }
      if depth < 0 { return nil }
      if depth == 0, character == "," {
        arguments.append("")
      } else {
        arguments[arguments.count - 1].append(character)
      }
      last = character
    }
    return depth == 0 ? arguments.map { String($0.drop { $0 == " " }) } : nil
  }

  static func demangled(_ name: String) -> String? {
    guard let text = swift_demangle(name, name.utf8.count, nil, nil, 0) else { return nil }
    defer { free(text) }
    return String(cString: text)
  }
}

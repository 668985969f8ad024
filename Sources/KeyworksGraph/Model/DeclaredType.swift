internal import KeyworksIndexStore

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// What the mangled name of a property or function says about a factory.
struct DeclaredType {
  let kind: Factory.Kind
  /// What it builds.
  let value: String
  /// It is built by bodies that can wait, or is a list of what is.
  let isAsync: Bool
  /// It is a factory of the main actor, or a list of such.
  let isOfMainActor: Bool
  /// It is an async factory with arguments.
  let takesArguments: Bool

  /// Nil if the symbol is no factory and no list of factories.
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
    value = (element ?? Self.value(of: kind, arguments)).replacing("Swift.", with: "")
  }

  /// Says whether a method of a protocol gives back what it is called on.
  static func isSelf(resultOf symbol: Symbol) -> Bool {
    // The type that fulfils the protocol is the first of the generic ones.
    symbol.usr.hasPrefix("s:")
      && demangled("$s" + symbol.usr.dropFirst(2))?.hasSuffix(" -> A") == true
  }

  private static func value(of kind: Factory.Kind, _ arguments: [String]) -> String {
    switch kind {
    case .throwing: arguments.first ?? ""
    // The arguments, the value, the error.
    case .async: arguments.dropLast().last ?? ""
    default: arguments.last ?? ""
    }
  }

  /// What the members of an async list give, if the text is the provider of such a list. Lists of
  /// factories with arguments keep the whole of it, which says what those are.
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

  /// How mangled names have the arguments of what takes none.
  private static let noArguments = "Pack{}"

  /// The kind of a factory type and what it is generic in, if the text is one whole type.
  private static func factory(_ type: Substring) -> (Factory.Kind, String, [String])? {
    guard let (prefix, kind) = kinds.first(where: { type.hasPrefix($0.0) }), type.hasSuffix(">"),
      let arguments = arguments(type.dropFirst(prefix.count).dropLast())
    else { return nil }
    let isParameter = kind == .parameter && arguments.first != noArguments
    return (kind == .parameter && !isParameter ? .factory : kind, prefix, arguments)
  }

  private static let kinds = [
    (LibraryType.factory, Factory.Kind.factory), (.parameterFactory, .parameter),
    (.throwingFactory, .throwing), (.variantFactory, .variant), (.asyncFactory, .async),
    (.mainActorFactory, .parameter), (.tagList, .list), (.keyedTagList, .map),
  ].map { ($0.name + "<", $1) }

  private static let mainActorFactory = LibraryType.mainActorFactory.name + "<"

  /// `A, B<C, D>` as `A` and `B<C, D>`; nil if the brackets do not match.
  private static func arguments(_ text: Substring) -> [String]? {
    var depth = 0
    var arguments = [""]
    var last: Character = " "
    for character in text {
      if "<({[".contains(character) { depth += 1 }
      // Not the end of an arrow.
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

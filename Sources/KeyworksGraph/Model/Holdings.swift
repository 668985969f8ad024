/// Which objects the instances of a type may hold, according to its stored properties.
final class Holdings {
  /// What an instance may hold.
  struct Held {
    var types: Set<Symbol.ID> = []
    /// The types of its weak references.
    var weak: Set<Symbol.ID> = []
    /// Whether there may be others: in a closure, or in a type that is declared elsewhere.
    var isOpen = false

    mutating func add(_ other: Held) {
      types.formUnion(other.types)
      weak.formUnion(other.weak)
      isOpen = isOpen || other.isOpen
    }
  }

  private let declarations: Declarations
  /// The types of the program, by their qualified names.
  private lazy var types = Dictionary(
    nominal.compactMap { type in declarations.fullName(type).map { (Self.plain($0), type) } },
    uniquingKeysWith: { one, _ in one })
  /// For each type, the types that inherit from it or conform to it.
  private lazy var heirs = nominal.reduce(into: [Symbol.ID: [Symbol.ID]]()) { heirs, type in
    for base in declarations.bases[type] ?? [] { heirs[base, default: []].append(type) }
  }
  private var nominal: [Symbol.ID] {
    let kinds: Set<Symbol.Kind> = [.struct, .enum, .class, .protocol]
    return declarations.definitions.keys.filter { kinds.contains(declarations.symbols[$0].kind) }
  }
  private var known: [Symbol.ID: Held] = [:]
  private var knownTexts: [String: Held] = [:]
  private var knownNames: [String: Held] = [:]

  init(of declarations: Declarations) { self.declarations = declarations }

  /// Whether the instances of a type are values, which cannot be held weakly.
  func areValues(_ type: String) -> Bool {
    // Of an optional what is in it counts.
    let type = Self.plain(type).replacing("Optional<", with: "")
    let name = String(type.prefix { $0 != "<" && $0 != ">" })
    let kind = types[name].map { declarations.symbols[$0].kind }
    return type.hasPrefix("(") || Self.values.contains(name) || kind == .struct || kind == .enum
  }

  /// Whether an instance of a type holds no object.
  func isPlainValue(_ type: String) -> Bool {
    let held = held(by: type)
    return classes(held).isEmpty && !held.isOpen
  }

  /// Whether an instance of the first type may hold one of the second, or an object of one.
  func mayHold(_ holder: String, _ type: String) -> Bool {
    // Most instances hold what they need directly.
    let needed = classes(named(in: type))
    let isDirect = named(in: holder).types.contains {
      needed.contains($0) || !held(directlyBy: $0).types.isDisjoint(with: needed)
    }
    if isDirect { return true }
    if isPlainValue(holder) || isPlainValue(type) { return false }
    let (one, other) = (held(by: holder), classes(held(by: type)))
    return one.isOpen || other.isEmpty || !one.types.isDisjoint(with: other)
  }

  /// Whether an instance of the first type has a property for one of the second.
  func hasPlace(_ holder: String, for type: String) -> Bool {
    !held(by: holder).types.isDisjoint(with: classes(named(in: type)))
  }

  /// Whether an instance of the first type may hold one of the second, or be one.
  func mayHold(_ holder: String, instanceOf type: Symbol.ID) -> Bool {
    let held = held(by: holder)
    return held.isOpen || held.types.contains(type)
  }

  /// The struct that a type names, also as an optional.
  func structure(_ type: String) -> Symbol.ID? {
    let name = Self.plain(type).replacing("Optional<", with: "").prefix { $0 != ">" }
    return types[String(name)].flatMap { declarations.symbols[$0].kind == .struct ? $0 : nil }
  }

  /// The program's type that a function returns.
  func type(resultOf function: Symbol.ID) -> Symbol.ID? {
    result(of: function).flatMap { types[Self.plain($0)] }
  }

  /// Whether the result of a function has a property for an instance of a type.
  func hasPlace(inResultOf function: Symbol.ID, for type: String) -> Bool {
    result(of: function).map { hasPlace($0, for: type) } == true
  }

  private func result(of function: Symbol.ID) -> String? {
    let name = declarations.fullName(function) ?? ""
    return name.ranges(of: " -> ").last.map { String(name[$0.upperBound...]) }
  }

  /// Whether an instance of the first type has a weak reference for one of the second.
  func holdsWeakly(_ holder: String, _ type: String) -> Bool {
    !withHeirs(held(by: holder).weak).isDisjoint(with: classes(held(by: type)))
  }

  private func classes(_ held: Held) -> Set<Symbol.ID> {
    held.types.filter { declarations.symbols[$0].kind == .class }
  }

  private func withHeirs(_ types: Set<Symbol.ID>) -> Set<Symbol.ID> {
    var all = types
    var left = Array(types)
    while let next = left.popLast() {
      left += (heirs[next] ?? []).filter { all.insert($0).inserted }
    }
    return all
  }

  /// What an instance of a type may hold, directly and indirectly, with itself.
  private func held(by type: String) -> Held {
    if let held = knownTexts[type] { return held }
    var held = named(in: type)
    var left = Array(held.types)
    while let next = left.popLast() {
      let more = self.held(directlyBy: next)
      left += more.types.filter { !held.types.contains($0) }
      held.add(more)
    }
    knownTexts[type] = held
    return held
  }

  private func held(directlyBy type: Symbol.ID) -> Held {
    if let held = known[type] { return held }
    let heirs = heirs[type] ?? []
    var held = Held(types: Set(heirs))
    let symbol = declarations.symbols[type]
    held.isOpen =
      symbol.kind == .protocol && heirs.isEmpty
      || declarations.definitions[type].map(declarations.hasMeaning) ?? true
    for property in declarations.storedProperties(of: type) {
      let value = named(in: property.type, parameters: false)
      if property.isWeak { held.weak.formUnion(value.types) } else { held.add(value) }
      if property.isWrapped { held.isOpen = true }
    }
    for child in declarations.children[type] ?? []
    where declarations.symbols[child].kind == .enumCase {
      // `App.Mode.name(App.Mode.Type) -> (Swift.String) -> App.Mode`
      let parts = declarations.fullName(child)?.split(separator: " -> ") ?? []
      held.add(named(in: parts.dropFirst().dropLast().joined(separator: "->"), parameters: false))
    }
    if let base = declarations.superclass[type] { held.add(self.held(directlyBy: base)) }
    known[type] = held
    return held
  }

  /// The types in the text of a type.
  ///
  /// - Parameter parameters: Whether a generic parameter counts as unknown. In the declaration of a
  ///   type it does not, because its argument is part of the text.
  private func named(in type: String, parameters: Bool = true) -> Held {
    if parameters, let held = knownNames[type] { return held }
    var held = Held(isOpen: type.contains("->"))
    let text = Self.withoutProvided(Self.plain(type))
    for word in text.split(whereSeparator: { "<>()[]{}, &".contains($0) }) {
      let name = String(word)
      let isParameter = word.first?.isUppercase == true && word.dropFirst().allSatisfy(\.isNumber)
      if let type = types[name] {
        held.types.insert(type)
      } else if !Self.values.contains(name), name != "any", !name.hasSuffix(":"),
        parameters || !isParameter, !Library.typeNames.contains(name)
      {
        held.isOpen = true
      }
    }
    if parameters { knownNames[type] = held }
    return held
  }

  /// Leaves out what a provider resolves, because it does not hold that.
  private static func withoutProvided(_ type: String) -> String {
    guard let mark = type.firstRange(of: "Provider<") else { return type }
    var depth = 1
    let rest = type[mark.upperBound...].drop { character in
      depth += character == "<" ? 1 : character == ">" ? -1 : 0
      return depth > 0
    }
    return withoutProvided(type[..<mark.lowerBound] + "Provider" + rest.dropFirst())
  }

  /// Writes the name of a private type as one word: `App.Mode#7F2EF2DB` for `App.(Mode in
  /// _7F2EF2DB)`.
  private static func plain(_ type: String) -> String {
    let parts = type.replacing("Swift.", with: "").split(separator: " in _")
    return parts.indices.map { index in
      var part = parts[index]
      if index > 0, let close = part.firstIndex(of: ")") { part.remove(at: close) }
      if index < parts.count - 1, let open = part.lastIndex(of: "(") { part.remove(at: open) }
      return String(part)
    }.joined(separator: "#")
  }

  /// Values of the standard library and of Foundation, and types that hold only their arguments.
  private static let values: Set<String> = {
    let numbers = ["Int", "UInt"].flatMap { name in ["", "8", "16", "32", "64"].map { name + $0 } }
    let foundation = [
      "Calendar", "Data", "Date", "DateComponents", "Decimal", "Locale", "TimeZone", "URL", "UUID",
    ].flatMap { ["Foundation.\($0)", "FoundationEssentials.\($0)"] }
    return Set(
      numbers + foundation + [
        "Array", "Bool", "Character", "ClosedRange", "Dictionary", "Double", "Duration", "Float",
        "ObjectIdentifier", "Optional", "Range", "Set", "StaticString", "String", "Substring",
        "Synchronization.Atomic", "Synchronization.Mutex",
      ])
  }()
}

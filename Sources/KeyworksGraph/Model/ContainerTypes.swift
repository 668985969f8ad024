/// The container types, by their qualified names, and which types are children of which.
struct ContainerTypes {
  /// For each class, its instances' types: itself, its superclasses, and the protocols of these.
  private var lineages: [String: Set<String>] = [:]
  /// The parents given to containers' managers. `nil` if a parent is known only at run time.
  private var parents: [String: String?] = [:]

  /// The parent's type, by the class whose code names it. Nil if there is not just one known type.
  typealias Parents = [Symbol.ID: String?]

  init() {}

  /// - Parameter given: The parents that the classes give to their managers.
  init(of declarations: Declarations, _ expressions: ContainerExpressions, given: Parents) {
    for name in Library.names(of: .container) {
      lineages[name] = Set(
        Self.names([.sharedContainer, .managedContainer], besides: name) + [name])
    }
    for type in declarations.definitions.keys.sorted()
    where declarations.symbols[type].kind == .class {
      guard let name = declarations.fullName(type), expressions.isContainer(name) else { continue }
      let lineage = declarations.lineage(of: type)
      // The index does not say what a library's protocols inherit.
      let names = Set(lineage.compactMap(declarations.fullName))
      lineages[name] = names.union(names.flatMap { Self.names([.managedContainer], besides: $0) })
      if let parent = lineage.lazy.compactMap({ given[$0] }).first { parents[name] = parent }
    }
  }

  /// The names of some types in the module of another one.
  private static func names(_ types: Set<LibraryType>, besides name: String) -> [String] {
    let module = name.prefix { $0 != "." } + "."
    let known = Library.declaring(name[...])?.types.filter { types.contains($0.value) } ?? [:]
    return known.keys.filter { $0.hasPrefix(module) }
  }

  /// Whether a type is one of a container, or a protocol of one.
  func isContainer(_ type: String) -> Bool { lineages.values.contains { $0.contains(type) } }

  /// Whether an instance can have both types.
  func overlap(_ one: String, _ other: String) -> Bool {
    lineages.values.contains { $0.contains(one) && $0.contains(other) }
  }

  /// The classes that a type may stand for: those of a protocol, whose extension has factories.
  func classes(of type: String) -> [String] {
    lineages.filter { $0.value.contains(type) }.keys.sorted()
  }

  /// The ancestors of a container type, nearest first.
  func ancestors(of type: String) -> (types: [String], isKnown: Bool) {
    var types: [String] = []
    var here = type
    while let parent = parents[here] {
      guard let parent else { return (types, false) }
      if types.contains(parent) { break }
      types.append(parent)
      here = parent
    }
    return (types, true)
  }

  func isChild(_ type: String) -> Bool { !ancestors(of: type).types.isEmpty }

  /// Whether containers of `type` are children of `other`, and never of type `other` themselves.
  func isChild(_ type: String, of other: String) -> Bool {
    guard let lineage = lineages[type], !lineage.contains(other) else { return false }
    return ancestors(of: type).types.contains { lineages[$0]?.contains(other) ?? ($0 == other) }
  }
}

extension ProgramModel {
  /// Finds containers whose property `parent` is given to no manager, and that nothing else reads.
  func findIdleParents(_ expressions: ContainerExpressions, _ given: ContainerTypes.Parents) {
    let properties = declarations.definitions.keys.sorted().filter { symbol in
      guard declarations.symbols[symbol].kind == .instanceProperty,
        declarations.symbols[symbol].name == "parent",
        let type = declarations.type(around: symbol), declarations.symbols[type].kind == .class
      else { return false }
      return expressions.container(type) != nil && expressions.declared(symbol) != nil
        && !declarations.lineage(of: type).contains { given[$0] != nil }
    }
    if properties.isEmpty { return }
    let read = Set(
      files.flatMap(\.occurrences).filter { $0.roles.contains(.read) }.map(\.symbol)
        .flatMap(declarations.implementations))
    flaws += properties.filter { !read.contains($0) }.compactMap { property in
      place(of: property).map {
        Flaw(kind: .idleParent, name: declarations.name(property), factory: nil, place: $0)
      }
    }
  }
}

/// Finds the container type of an expression.
struct ContainerExpressions {
  let declarations: Declarations
  private let names: Set<String>

  init(declarations: Declarations) {
    self.declarations = declarations
    names = declarations.containerNames()
  }

  func isContainer(_ name: String) -> Bool { names.contains(name) }

  /// The types of the containers in `ContainerManager(parent: app)`.
  func parents() -> ContainerTypes.Parents {
    let initializers = declarations.managerInitializers
    var parents: ContainerTypes.Parents = [:]
    for (number, file) in declarations.files.enumerated() {
      for occurrence in file.occurrences where initializers.contains(occurrence.symbol) {
        guard let name = file.text.index(at: occurrence.place), file.text.is(name + 1, "("),
          file.text.is(name + 2, "parent"), let end = file.text.tokens[name + 1].partner,
          !file.text.is(name + 4, "nil"),
          let enclosing = occurrence.relations.lazy
            .compactMap({ declarations.definitions[$0.symbol]?.parent }).first
        else { continue }
        let parent = type(of: name + 4..<end, number, in: enclosing)
        let type = declarations.type(enclosing)
        parents[type] = .some(parents[type].map { $0 == parent ? parent : nil } ?? parent)
      }
    }
    return parents
  }

  /// The type of a path of names, such as `self.app`, or of `RequestContainer(app)`.
  func type(of expression: Range<Int>, _ file: Int, in enclosing: Symbol.ID?) -> String? {
    let text = declarations.files[file].text
    var next = expression.lowerBound
    while text.is(next, "try") || text.is(next, "await") { next += 1 }
    while text.isWord(next), next < expression.upperBound {
      let name = next
      next += 1
      if text.is(next, "(") { next = text.after(next) }
      next = text.skippingUnwraps(from: next)
      if next == expression.upperBound { return type(ofName: name, file, in: enclosing) }
      guard text.is(next, ".") else { return nil }
      next += 1
    }
    return nil
  }

  /// The type of the value with this name, or of the instance that is created with it.
  func type(ofName name: Int, _ file: Int, in enclosing: Symbol.ID?) -> String? {
    let source = declarations.files[file]
    let isCall = source.text.is(name + 1, "(")
    if source.text.is(name, "self"), !isCall { return container(enclosing) }
    let symbols = source.symbols(at: name)
    if isCall { return symbols.lazy.compactMap { container($0) }.first }
    if let type = symbols.lazy.compactMap(declared).first { return type }
    // The index has only those parameters whose labels are their names.
    guard symbols.allSatisfy({ declarations.symbols[$0].kind == .parameter }) else { return nil }
    if let value = value(ofLocal: name, source.text) { return type(of: value, file, in: enclosing) }
    return type(ofParameter: name, source)
  }

  /// The class in `app: AppContainer`.
  private func type(ofParameter name: Int, _ file: SourceFile) -> String? {
    let text = file.text
    let declaration = (0..<name).last {
      text.isWord($0) && text.is($0 + 1, ":") && text.areEqual($0, name)
    }
    guard var word = declaration.map({ $0 + 2 }) else { return nil }
    while text.is(word + 1, ".") { word += 2 }
    guard text.isWord(word) else { return nil }
    return file.symbols(at: word).lazy.filter { declarations.symbols[$0].kind == .class }
      .compactMap { container($0) }.first
  }

  /// The qualified name of a type or of an extended type, if it is a container.
  func container(_ type: Symbol.ID?) -> String? {
    guard let type = type.map(declarations.type),
      [.class, .protocol].contains(declarations.symbols[type].kind)
    else { return nil }
    return declarations.fullName(type).flatMap { names.contains($0) ? $0 : nil }
  }

  /// The declared type of a property or global, taken from its mangled name.
  func declared(_ symbol: Symbol.ID) -> String? {
    guard declarations.symbols[symbol].kind.isVariable,
      let text = declarations.fullName(symbol), let mark = text.ranges(of: " : ").last
    else { return nil }
    let type = text[mark.upperBound...].trimmingPrefix("Swift.Optional<")
    let name = String(type.prefix { $0 != "<" && $0 != ">" })
    return names.contains(name) ? name : nil
  }

  /// The expression after `let request =`. The index does not record local names, so a name that is
  /// declared twice, for instance as a parameter, gives nil.
  private func value(ofLocal name: Int, _ text: SourceText) -> Range<Int>? {
    let scopes = Set(text.brackets(around: name))
    for index in (0..<name).reversed() where text.isWord(index) && text.areEqual(index, name) {
      if text.is(index - 1, "let"), text.is(index + 1, "="),
        text.tokens[index].parent.map(scopes.contains) == true
      {
        return path(from: index + 2, text)
      }
      let isDeclared =
        text.is(index + 1, ":") || text.is(index + 1, "in") || text.is(index + 1, ",")
        || text.is(index - 1, "var") || text.is(index - 1, "let") || text.is(index - 1, "for")
      if isDeclared { return nil }
    }
    return nil
  }

  /// A path of names that makes up a whole statement, or the rest of one.
  private func path(from start: Int, _ text: SourceText) -> Range<Int>? {
    var end = start
    while text.is(end, "try") || text.is(end, "await") { end += 1 }
    while text.isWord(end) {
      end += 1
      if text.is(end, "(") { end = text.after(end) }
      guard text.is(end, ".") else { break }
      end += 1
    }
    guard text.tokens.indices.contains(end) else { return start..<end }
    let isNewLine = text.tokens[end].position.line > text.tokens[end - 1].position.line
    let isEnd = text.is(end, "}") || text.is(end, ";") || isNewLine && text.isWord(end)
    return isEnd && !text.is(end, "as") ? start..<end : nil
  }
}

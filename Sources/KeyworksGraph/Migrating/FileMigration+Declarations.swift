extension FileMigration {
  /// The bodies of declared factories.
  mutating func declarations() {
    for declaration in text.oldDeclarations {
      let modifiers = text.chainedModifiers(inBody: declaration.body)
      for link in modifiers { modifier(link, of: declaration) }
      lifespan(modifiers)
      promise(declaration)
    }
    for index in text.tokens.indices { initializer(at: index) }
  }

  /// `Factory(self) { … }` becomes `self { … }`.
  private mutating func initializer(at index: Int) {
    guard text.is(index, "Factory") || text.is(index, "ParameterFactory"),
      surroundingContainer(of: index) != nil
    else { return }
    let isQualified = text.is(index - 1, ".") && OldModule(rawValue: text.text(index - 2)) != nil
    let start = isQualified ? index - 2 : index
    let open = text.is(index + 1, "<") ? text.afterGenericArguments(from: index + 1) : index + 1
    guard text.is(open, "(") else { return }
    let close = text.after(open) - 1
    if text.is(open + 1, "self"), close == open + 2, text.is(close + 1, "{") {
      replace(start..<close + 1, with: "self")
      settled.formUnion(start...close)
    } else {
      let name = text.text(index)
      leave("'\(name)(…)' has a key or a container of its own", at: index, .declaring)
    }
  }

  private mutating func modifier(_ link: Link, of declaration: OldDeclaration) {
    switch text.text(link.name) {
    case "scopeOnParameters" where takesTuple(declaration):
      leave(
        "'.scopeOnParameters' with a tuple: give the body a parameter for each", at: link.name,
        .declaring)
    case "unique", "scopeOnParameters", "once": unchain(link.name - 1..<link.end)
    case "scope" where text.text(link.name..<link.end) == "scope(.unique)":
      unchain(link.name - 1..<link.end)
    case "decorator" where declaration.factory.argument == nil: decorator(link)
    case "timeToLive", "cached", "shared", "singleton", "graph", "scope": break
    default: launchModifier(link)
    }
  }

  /// Whether the body takes several arguments as one, as in `{ Page($0.0, $0.1) }`. Instances are
  /// cached for each tuple, which is not `Hashable`.
  private func takesTuple(_ declaration: OldDeclaration) -> Bool {
    declaration.factory.argument?.hasPrefix("(") == true
      && (declaration.body..<text.after(declaration.body)).contains { index in
        text.is(index, "$0") && text.is(index + 1, ".") && text.tokens[index + 2].kind == .number
      }
  }

  private mutating func promise(_ declaration: OldDeclaration) {
    guard declaration.factory.value.hasSuffix("?") else { return }
    for index in text.siblings(from: declaration.body + 1) where text.is(index, "promised") {
      leave("a promise of an optional stops if nothing registers it", at: index, .introduction)
    }
  }

  /// `.onTest { … }` becomes `.on(.test) { … }`.
  private mutating func launchModifier(_ link: Link) {
    guard let launch = launch(of: link) else {
      if severalLaunches(link) { return }
      return leave(link.name, ifIn: Leftover.modifiers, prefix: ".")
    }
    settled.insert(link.name)
    guard let open = link.arguments else { return replace(link.name, with: "on(.\(launch))") }
    replace(link.name, with: "on")
    if text.is(link.name, "onArg") {
      insert(".argument(", after: open)
      insert(")", before: text.after(open) - 1)
    } else if text.is(open + 2, "arg") {
      replace(open + 2, with: "argument")
    }
  }

  /// `.context(.test, .preview) { … }` becomes a modifier for each, with the same body.
  ///
  /// Returns whether it has become that.
  private mutating func severalLaunches(_ link: Link) -> Bool {
    guard text.is(link.name, "context"), let open = link.arguments, let body = link.closure,
      text.tokens[body].position.line == text.tokens[link.end - 1].position.line
    else { return false }
    // The copies could not be edited.
    if (body..<link.end).contains(where: { text.is($0, "resolve") || text.is($0, "dependency") }) {
      return false
    }
    let launches = text.elements(of: open).map { text.text($0) }
    guard launches.count > 1, Set(launches).isSubset(of: [".test", ".preview"]) else {
      return false
    }
    settled.insert(link.name)
    let modifiers = launches.map { "on(\($0)) \(text.source(body..<link.end))" }
    replace(link.name..<link.end, with: modifiers.joined(separator: "."))
    return true
  }

  /// The launch of a modifier with one launch that has a counterpart.
  func launch(of link: Link) -> String? {
    guard link.closure != nil else { return nil }
    guard let open = link.arguments else {
      return ["onTest": "test", "onPreview": "preview"][text.text(link.name)]
    }
    let arguments = text.elements(of: open)
    guard arguments.count == 1, let argument = arguments.first else { return nil }
    if text.is(link.name, "onArg") { return "argument" }
    guard text.is(link.name, "context"), text.is(open + 1, ".") else { return nil }
    switch text.text(open + 2) {
    case "test" where argument.count == 2: return "test"
    case "preview" where argument.count == 2: return "preview"
    case "arg": return "argument"
    default: return nil
    }
  }

  /// `.timeToLive(60)` becomes `.timeToLive(.seconds(60))`.
  private mutating func lifespan(_ modifiers: [Link]) {
    var isKept = false
    for link in modifiers {
      if OldFactory.lifetimes.contains(text.text(link.name)) { isKept = true }
      guard text.is(link.name, "timeToLive"), let open = link.arguments, !text.is(open + 1, ".")
      else { continue }
      insert(".seconds(", after: open)
      insert(")", before: text.after(open) - 1)
      if !isKept { leave("'.timeToLive' belongs after the lifetime", at: link.name, .lifetimes) }
    }
  }
}

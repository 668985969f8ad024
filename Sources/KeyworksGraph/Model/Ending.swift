/// A place where code ends instances, so that they are torn down.
struct Ending {
  let what: What
  /// The name of the function, as written in the source.
  let verb: String
  let code: Code.ID
  let place: Place

  enum What {
    /// Everything: `withTeardown` ends all instances of the process, and `withSandbox` those of the
    /// sandbox.
    case everything
    /// A container is closed. `nil` if its type is unknown.
    case container(String?)
    /// Everything with one lifetime: `reset(scope: .session)`.
    case lifetime(Factory.Lifetime)
    /// Everything cached for one factory: `user.reset()`.
    case factory(Code.ID)
  }
}

/// A call that closes or resets a container, before the container is known.
struct ContainerEnd {
  let verb: String
  let code: Code.ID
  let place: Place
  let file: Int
  /// The container expression. Nil if the call has no receiver.
  let expression: Range<Int>?
  /// While the code around it runs.
  let isNow: Bool
  /// The type around it, if any.
  let enclosing: Symbol.ID?
}

extension MentionReader {
  /// `withContainer(request) { … }`, `app.close()`, `withTeardown { … }`, `reset(scope: .session)`
  func readEnding(_ name: LibraryName, _ mention: Mention, _ model: inout ProgramModel) {
    func add(_ what: Ending.What) {
      model.endings.append(
        Ending(what: what, verb: name.rawValue, code: mention.owner, place: mention.place))
    }
    func close(_ expression: Range<Int>?) {
      model.containerEnds.append(
        ContainerEnd(
          verb: name.rawValue, code: mention.owner, place: mention.place, file: number,
          expression: expression, isNow: mention.way.timing == .now,
          enclosing: enclosingType(of: mention.owner, model)))
    }
    let isOfContainer = LibraryType.managedContainer.isAround(declarations.symbols[mention.symbol])
    switch name {
    case .withTeardown, .withSandbox: add(.everything)
    case .withContainer:
      let open = mention.token + 1
      let first = text.is(open, "(") ? text.elements(of: open).first : nil
      close(first ?? mention.token..<mention.token)
    case .reset where !isOfContainer: add(.everything)
    case .reset where text.is(mention.token + 2, "scope"):
      add(
        Self.lifetime(ofScope: argument(ofCallAt: mention.token)).map { .lifetime($0) }
          ?? .everything)
    case .close, .reset:
      guard isOfContainer else { return }
      close(receiver(of: mention.token))
    default: break
    }
  }

  /// The lifetime in `scope:.session`, if it is a literal.
  private static func lifetime(ofScope argument: String) -> Factory.Lifetime? {
    let name = argument.dropFirst("scope:".count).prefix { $0 != "," }
    switch name {
    case ".cached": return .cached
    case ".shared": return .shared
    case ".singleton": return .singleton
    default: return name.hasPrefix(".") ? .scope(String(name)) : nil
    }
  }

  /// The expression before the dot. Nil if there is no dot, in which case the container is `self`.
  private func receiver(of verb: Int) -> Range<Int>? {
    guard text.is(verb - 1, ".") else { return nil }
    var start = verb - 1
    while text.is(start, ".") {
      var before = start - 1
      while text.isUnwrapping(before) { before -= 1 }
      if text.is(before, ")"), let open = text.tokens[before].partner { before = open - 1 }
      // Only a path of names can be resolved.
      guard text.isWord(before) else { return verb..<verb }
      start = before - 1
    }
    return start + 1..<verb - 1
  }

  private func enclosingType(of code: Code.ID, _ model: ProgramModel) -> Symbol.ID? {
    switch model.pieces[code] {
    case .function(let symbol), .getter(let symbol), .initialValue(let symbol),
      .defaultValue(let symbol, _):
      return declarations.definitions[symbol]?.parent
    default: return nil
    }
  }
}

extension ProgramModel {
  /// Finds the containers that are closed and the containers that have a parent.
  mutating func readLives() {
    let expressions = ContainerExpressions(declarations: declarations, files: files)
    let parents = expressions.parents()
    findIdleParents(expressions, parents)
    guard !parents.isEmpty || factories.values.contains(where: \.hasTeardown) else { return }
    containers = ContainerTypes(of: declarations, expressions, given: parents)
    for end in containerEnds {
      let type =
        end.expression.map { expressions.type(of: $0, end.file, in: end.enclosing) }
        ?? expressions.container(end.enclosing)
      endings.append(
        Ending(
          what: .container(type), verb: end.verb, code: end.code, place: end.place))
    }
  }
}

/// A place where code ends instances, so that they are torn down.
struct Ending {
  let what: What
  /// The name of the function, as written in the source.
  let verb: String
  let code: Code.ID
  let place: Place

  enum What {
    /// Everything: `withTeardown` all instances of the process, `withSandbox` those of the sandbox.
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
  func readEnding(_ name: LibraryName, _ mention: Mention) {
    func add(_ what: Ending.What) { end(what, by: name.rawValue, mention) }
    func close(_ expression: Range<Int>?) {
      model.containerEnds.append(
        ContainerEnd(
          verb: name.rawValue, code: mention.owner, place: mention.place, file: number,
          expression: expression, isNow: mention.way.timing == .now,
          enclosing: model.pieces[mention.owner].symbol.flatMap {
            declarations.definitions[$0]?.parent
          }))
    }
    let isOfContainer = declarations.isMember(mention.symbol, of: .managedContainer)
    switch name {
    case .withTeardown, .withSandbox: add(.everything)
    case .withContainer:
      close(text.arguments(in: mention.token + 1).first ?? mention.token..<mention.token)
    case .reset where !isOfContainer: add(.everything)
    case .reset where text.is(mention.token + 2, "scope"):
      let lifetime = Self.lifetime(ofScope: argument(ofCallAt: mention.token))
      add(lifetime.map { .lifetime($0) } ?? .everything)
    case .close, .reset:
      guard isOfContainer else { return }
      close(receiver(of: mention.token))
    default: break
    }
  }

  func end(_ what: Ending.What, by verb: String, _ mention: Mention) {
    model.endings.append(Ending(what: what, verb: verb, code: mention.owner, place: mention.place))
  }

  /// The lifetime in `scope:.session` or `.session`, if it is a literal.
  static func lifetime(ofScope argument: String) -> Factory.Lifetime? {
    let name = argument.trimmingPrefix("scope:").trimmingPrefix("Scope").prefix { $0 != "," }
    guard name.hasPrefix(".") else { return nil }
    return Factory.Lifetime.named[String(name.dropFirst())] ?? .scope(String(name))
  }

  /// The expression before the dot. Nil if there is no dot, in which case the container is `self`.
  private func receiver(of verb: Int) -> Range<Int>? {
    guard text.is(verb - 1, ".") else { return nil }
    var start = verb - 1
    while text.is(start, ".") {
      var before = text.skippingUnwraps(backFrom: start - 1)
      if text.is(before, ")") { before = text.before(before) }
      // Only a path of names can be resolved.
      guard text.isWord(before) else { return verb..<verb }
      start = before - 1
    }
    return start + 1..<verb - 1
  }
}

extension ProgramModel {
  /// Finds the containers that are closed and the containers that have a parent.
  func readLives() {
    let expressions = ContainerExpressions(declarations: declarations)
    let parents = expressions.parents()
    findIdleParents(expressions, parents)
    containers = ContainerTypes(of: declarations, expressions, given: parents)
    endings += containerEnds.map { end in
      let type =
        end.expression.map { expressions.type(of: $0, end.file, in: end.enclosing) }
        ?? expressions.container(end.enclosing)
      return Ending(what: .container(type), verb: end.verb, code: end.code, place: end.place)
    }
  }
}

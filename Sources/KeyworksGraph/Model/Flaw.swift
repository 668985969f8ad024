/// A single mention that stops the program wherever it runs.
struct Flaw {
  let kind: Kind
  /// The name of the factory, or of the container for a flaw of a container.
  let name: String
  let factory: Code.ID?
  let place: Place

  enum Kind {
    case startsWithArguments(verb: String)
    case caseTwice(String)
    case closesWhileBuilding
    case makesManagers
    /// The container of a provider is freed.
    case containerEnds
  }
}

extension MentionReader {
  /// `start(\.user)` for a factory that takes arguments.
  func readStart(
    _ target: Code.ID, _ verb: Int, _ mention: Mention, _ model: inout ProgramModel
  ) {
    guard let factory = model.factories[target],
      factory.kind == .parameter || factory.takesArguments
    else { return }
    model.flaws.append(
      Flaw(
        kind: .startsWithArguments(verb: text.text(verb)), name: factory.name, factory: target,
        place: mention.place))
  }

  /// A second `when(.blue)` after one body.
  func readCase(_ mention: Mention, _ model: inout ProgramModel) {
    let variants = argument(ofCallAt: mention.token)
    let isTwice = chain(before: mention.token).contains { token in
      libraryName(at: token) == .when && argument(ofCallAt: token) == variants
    }
    guard isTwice, mention.way.isAtTop, let factory = model.factories[mention.owner] else { return }
    model.flaws.append(
      Flaw(
        kind: .caseTwice(variants), name: factory.name, factory: mention.owner,
        place: mention.place))
  }

  /// A call of `close()` on the own container in the body of a factory.
  func readClosing(_ mention: Mention, _ model: inout ProgramModel) {
    let receiver = chain(before: mention.token).map(text.text)
    guard let factory = model.factories[mention.owner], mention.way.timing == .now,
      receiver.isEmpty || receiver == ["self"]
    else { return }
    model.flaws.append(
      Flaw(
        kind: .closesWhileBuilding, name: factory.name, factory: mention.owner,
        place: mention.place))
  }

  /// `var manager: ContainerManager { ContainerManager() }`
  func readManager(_ mention: Mention, _ model: inout ProgramModel) {
    guard case .getter(let property) = model.pieces[mention.owner], mention.way.isAtTop,
      declarations.symbols[property].name == "manager",
      text.is(mention.token - 1, "{") || text.is(mention.token - 1, "return"),
      let type = declarations.definitions[property]?.parent.map(declarations.type)
    else { return }
    model.flaws.append(
      Flaw(
        kind: .makesManagers, name: declarations.symbols[type].name, factory: nil,
        place: mention.place))
  }

  /// `Container().provider(\.clock)`, unless it is passed to a call that may use it at once.
  func readProvider(
    of target: Code.ID, _ verb: Int, _ mention: Mention, _ model: inout ProgramModel
  ) {
    guard text.is(verb - 1, "."), text.is(verb - 2, ")"),
      let open = text.tokens[verb - 2].partner, let made = around.callee(of: open),
      declarations.symbols[made.symbol].kind == .constructor,
      let name = model.factories[target]?.name
    else { return }
    if let bracket = text.tokens[verb].parent, text.is(bracket, "("),
      let callee = around.callee(of: bracket),
      declarations.symbols[callee.symbol].kind != .constructor
    {
      return
    }
    model.flaws.append(
      Flaw(kind: .containerEnds, name: name, factory: target, place: mention.place))
  }
}

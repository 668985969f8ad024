/// A single mention that stops the program wherever it runs.
struct Flaw {
  let kind: Kind
  /// The name of the factory, or of the container for a flaw of a container.
  let name: String
  let factory: Code.ID?
  let place: Place

  enum Kind: Equatable {
    case caseTwice(String)
    case closesWhileBuilding
    /// The condition of a wiring depends on what the wiring changes.
    case conditionReadsResult
    /// A container has a property for its parent that does nothing.
    case idleParent
    case makesManagers
    /// The container of a provider is freed.
    case containerEnds
  }
}

extension MentionReader {
  /// A second `when(.blue)` after one body.
  func readCase(_ mention: Mention) {
    let isTwice = chain(before: mention.token).contains {
      libraryName(at: $0) == .when && variants(at: $0) == variants(at: mention.token)
    }
    guard isTwice, mention.way.isAtTop else { return }
    model.flag(.caseTwice(argument(ofCallAt: mention.token)), mention.owner, at: mention.place)
  }

  /// The variants that a `when` combines, whatever their order.
  private func variants(at token: Int) -> Set<String> {
    Set(text.arguments(in: token + 1).map(text.text))
  }

  /// `close()` of its own container in the body of a factory, or `withContainer(self)`.
  func readClosing(_ mention: Mention) {
    let isOfSelf =
      libraryName(at: mention.token) == .withContainer
      ? text.is(mention.token + 1, "(") && text.is(mention.token + 2, "self")
        && !text.is(mention.token + 3, ".")
      : isOfSelf(mention.token)
    guard mention.way.timing == .now, isOfSelf else { return }
    model.flag(.closesWhileBuilding, mention.owner, at: mention.place)
  }

  /// `close()` or `self.close()`
  private func isOfSelf(_ token: Int) -> Bool {
    let receiver = chain(before: token).map(text.text)
    return receiver.isEmpty ? !text.is(token - 1, ".") : receiver == ["self"]
  }

  /// A call in a body that hands over the container, or calls its method: that may close it.
  func readHandingOver(of symbol: Symbol.ID, _ mention: Mention) {
    guard model.factories[mention.owner] != nil, mention.way.timing == .now else { return }
    let open = mention.token + 1
    let parameters = given(["self"], in: open).compactMap {
      around.parameter(around.argument(at: $0.lowerBound, in: open), of: symbol)?.name
    }
    let isMethod = declarations.symbols[symbol].kind == .instanceMethod && isOfSelf(mention.token)
    if parameters.isEmpty, !isMethod { return }
    model.handedOver.append(
      HandedContainer(
        factory: mention.owner, function: symbol, isReceiver: isMethod,
        parameters: Set(parameters), place: mention.place))
  }

  /// `var manager: ContainerManager { ContainerManager() }`. A getter that assigns it may keep it.
  func readManager(_ mention: Mention) {
    guard case .getter(let property) = model.pieces[mention.owner], mention.way.isAtTop,
      declarations.symbols[property].name == "manager",
      let open = text.tokens[mention.token].parent, let end = text.tokens[open].partner,
      text.is(open, "{"),
      !(open..<end).contains(where: { text.is($0, "=") && !text.is($0 - 2, "let") }),
      let type = declarations.type(around: property)
    else { return }
    model.flaws.append(
      Flaw(
        kind: .makesManagers, name: declarations.symbols[type].name, factory: nil,
        place: mention.place))
  }

  /// `Container().provider(\.clock)`, unless it is passed to a call that may use it at once.
  func readProvider(of target: Code.ID, _ verb: Int, _ mention: Mention) {
    guard text.is(verb - 1, "."), text.is(verb - 2, ")"),
      let open = text.tokens[verb - 2].partner, let made = around.callee(of: open),
      declarations.symbols[made.symbol].kind == .constructor
    else { return }
    if !text.is(text.after(verb + 1), "("), let bracket = text.tokens[verb].parent,
      text.is(bracket, "("), let callee = around.callee(of: bracket),
      declarations.symbols[callee.symbol].kind != .constructor
    {
      return
    }
    model.flag(.containerEnds, target, at: mention.place)
  }
}

/// That the body of a factory calls a function with its own container.
struct HandedContainer {
  let factory: Code.ID
  let function: Symbol.ID
  /// It is a method of the container.
  let isReceiver: Bool
  /// The parameters that get the container.
  let parameters: Set<String>
  let place: Place
}

extension ProgramModel {
  /// Adds a flaw of a factory. Other code may do the same without harm.
  func flag(_ kind: Flaw.Kind, _ code: Code.ID, at place: Place) {
    guard let factory = factories[code] else { return }
    flaws.append(Flaw(kind: kind, name: factory.name, factory: code, place: place))
  }

  /// Finds bodies that close their container through a function.
  func findClosingFunctions() {
    for call in handedOver {
      guard let code = existing(.function(call.function)),
        containerEnds.contains(where: { $0.code == code && closes($0, of: call) })
      else { continue }
      flag(.closesWhileBuilding, call.factory, at: call.place)
    }
  }

  private func closes(_ end: ContainerEnd, of call: HandedContainer) -> Bool {
    guard end.isNow, end.verb == "close" || end.verb == "withContainer" else { return false }
    guard let expression = end.expression else { return call.isReceiver }
    let container = files[end.file].text.text(expression)
    return container == "self" ? call.isReceiver : call.parameters.contains(container)
  }
}

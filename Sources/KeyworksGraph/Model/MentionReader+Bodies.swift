/// The bodies of factories, and the modifiers after them.
extension MentionReader {
  /// `self { … }`, `self(id: host) { … }`, `promised()`
  func readBody(_ mention: Mention) {
    guard mention.way.isAtTop else { return }
    let open = text.is(mention.token, "(") ? mention.token : mention.token + 1
    let labels = text.arguments(in: open).map { text.text($0.lowerBound) }
    let isNamed = labels.contains { ["id", "line", "function"].contains($0) }
    model.codes[mention.owner].bodies.append((mention.place, isNamed))
  }

  /// A lifetime, or `timeToLive`. A lifetime has no effect before another one, and `timeToLive`
  /// none without a lifetime that caches.
  func readLifetime(_ name: LibraryName, _ mention: Mention) {
    guard mention.way.isAtTop else { return }
    if name == .timeToLive {
      model.codes[mention.owner].modifiers.ages = true
    } else {
      model.codes[mention.owner].modifiers.lifetime =
        Factory.Lifetime.named[name.rawValue]
        ?? Self.lifetime(ofScope: argument(ofCallAt: mention.token))
        ?? .scope(argument(ofCallAt: mention.token))
    }
    let chain = chain(before: mention.token)
    let names = chain.map(libraryName)
    let lifetime = names.lastIndex { $0.map(Self.lifetimes.contains) ?? false }
    if name == .timeToLive {
      // A modifier from outside of the library may cache the instance.
      let isOwn = model.factories[mention.owner] != nil && isBody(chain.first)
      let isKnown = chain.dropFirst().allSatisfy(isLibrary)
      guard isOwn, isKnown, lifetime == nil || names[lifetime ?? 0] == .graph else { return }
      model.add(LifetimeFlaw(place: mention.place, kind: .agesUnkept), to: mention.owner)
    } else if let lifetime, let first = names[lifetime] {
      model.add(
        LifetimeFlaw(
          place: Place(in: file, at: text.tokens[chain[lifetime]].position),
          kind: .replaced(first.rawValue, by: name.rawValue)), to: mention.owner)
    }
  }

  private static let lifetimes: Set<LibraryName> = [.graph, .cached, .shared, .singleton, .scope]

  /// The names before a member, in order: `self` and `cached` before `singleton`.
  func chain(before member: Int) -> [Int] {
    var names: [Int] = []
    var dot = member - 1
    while text.is(dot, ".") {
      var before = dot - 1
      while text.is(before, ")") || text.is(before, "}") { before = text.before(before) }
      guard text.isWord(before) else { break }
      names.insert(before, at: 0)
      dot = before - 1
    }
    return names
  }

  /// Whether the token is the `self` in `self { … }`, or `promised`.
  private func isBody(_ token: Int?) -> Bool {
    guard let token else { return false }
    if text.is(token, "self") {
      return text.is(token + 1, "{") || text.is(token + 1, "(") || text.is(token + 2, "async")
        || text.is(token + 2, "mainActor")
    }
    return [.promised, .callAsFunction].contains(libraryName(at: token))
  }
}

extension ProgramModel {
  func add(_ flaw: LifetimeFlaw, to code: Code.ID) {
    factories[code]?.lifetimeFlaws.append(flaw)
  }

  /// Finds the braces of each factory: its own, or those of the function that makes it.
  func settleBodies() {
    for (code, factory) in factories {
      factories[code]?.bodies = codes[code].bodies.map(\.place)
      let maker = maker(of: factory)
      factories[code]?.maker = maker
    }
  }

  /// The function whose braces a factory uses, if nothing distinguishes the calls of that function.
  private func maker(of factory: Factory) -> String? {
    let code = codes[factory.code]
    if factory.isFunction { return hasUnnamedBody(factory.code) ? factory.fullName : nil }
    for use in code.uses where use.isAtTop && use.timing == .now && hasUnnamedBody(use.target) {
      guard case .function(let symbol) = pieces[use.target] else { continue }
      if isMaker(symbol) || factories[use.target]?.isFunction == true {
        return declarations.symbols[symbol].name
      }
    }
    return nil
  }

  private func hasUnnamedBody(_ code: Code.ID) -> Bool {
    codes[code].bodies.contains { !$0.isNamed }
  }
}

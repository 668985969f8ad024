/// Conclusions about factories that are passed on, drawn after all code is read.
extension ProgramModel {
  /// Assumes that a function passes its factory parameter on when it calls another such function.
  func passOnWhatIsGiven() {
    let takers = codes.indices.filter { code in
      guard case .function(let symbol) = pieces[code] else { return false }
      // The full name sees through type aliases.
      return declarations.parameters(of: symbol).contains(where: \.takesFactory)
        || declarations.fullName(symbol)?.contains("KeyPath<") == true
    }
    let isTaker = Set(takers)
    var count = -1
    while count != takers.count(where: { !codes[$0].resolvedNames.isEmpty }) {
      count = takers.count { !codes[$0].resolvedNames.isEmpty }
      for code in takers {
        let resolves = codes[code].uses.contains { use in
          use.timing == .now && isTaker.contains(use.target)
            && !codes[use.target].resolvedNames.isEmpty
        }
        // It may be any of the factories passed to it.
        if resolves { codes[code].resolvedNames.insert("") }
      }
    }
  }

  /// Finds out whether a function resolves or registers a factory that is passed to it, or only
  /// keeps it. A factory stored in a variable counts as passed to all readers of that variable.
  func settleReceivers() {
    var readers: [Code.ID: [Code.ID]] = [:]
    for (reader, code) in codes.enumerated() {
      for use in code.uses {
        guard case .initialValue = pieces[use.target] else { continue }
        readers[use.target, default: []].append(reader)
      }
    }
    for code in codes.indices {
      for (index, use) in codes[code].uses.enumerated() {
        guard let receiver = use.receiver else { continue }
        let receivers = [receiver] + (readers[receiver] ?? []) + accessors(ofSubscript: receiver)
        for receiver in receivers where codes[receiver].registersWhatItIsGiven {
          register(use.target, code, use.place)
          // The body may be for this factory or for another one that is passed.
          guard let body = existing(.registration(receiver)) else { continue }
          add(Use(target: body, timing: .now, place: use.place, traits: .isDynamic), to: use.target)
        }
        if case .initialValue(let property) = pieces[code], makesWrapper(receiver, of: property) {
          for read in reads(ofWrapped: property) where !codes[read.wrapper].resolvedNames.isEmpty {
            var resolved = use
            resolved.receiver = nil
            add(resolved, to: read.property)
          }
        }
        if receivers.contains(where: { resolves(use.parameter, $0) || isMaker(code: $0) }) {
          // `outer?[path]` in a container that has an outer one of its own type.
          let type = factories[use.target]?.containerType ?? ""
          if receivers.contains(where: { codes[$0].resolvesInPropertiesOf.contains(type) }) {
            codes[code].uses[index].traits.insert(.mayEnd)
          }
          continue
        }
        if resolvesWhatIsKept(by: receiver, code) {
          codes[code].uses[index].traits.insert(.isDynamic)
        } else {
          codes[code].uses[index].timing = .later
        }
      }
    }
  }

  private func accessors(ofSubscript code: Code.ID) -> [Code.ID] {
    guard case .function(let symbol) = pieces[code], declarations.symbols[symbol].isSubscript
    else { return [] }
    return [existing(.getter(symbol))].compactMap(\.self)
      + declarations.accessors[symbol, default: []].compactMap { existing(.function($0)) }
  }

  /// Finds `.shared` factories whose instances are values.
  func findSharedValues() {
    for (code, factory) in factories
    where factory.lifetime == .shared && holdings.areValues(factory.type) {
      add(LifetimeFlaw(place: factory.place, kind: .sharesValue), to: code)
    }
  }

  /// Whether code resolves a parameter, or any parameter if the name is unknown.
  private func resolves(_ parameter: String?, _ code: Code.ID) -> Bool {
    let names = codes[code].resolvedNames
    guard let parameter, case .function(let symbol) = pieces[code] else { return !names.isEmpty }
    // A different name may refer to any parameter: `if let`, `for`, `$0`.
    let parameters = Set(declarations.parameters(of: symbol).map(\.name))
    return names.contains(parameter) || !names.isSubset(of: parameters)
  }

  /// Whether an initializer, or its caller, then calls a method of the new instance that resolves a
  /// factory stored in a property. The method may belong to another instance.
  private func resolvesWhatIsKept(by initializer: Code.ID, _ caller: Code.ID) -> Bool {
    guard let type = type(madeBy: initializer) else { return false }
    return [initializer, caller].contains { code in
      codes[code].uses.contains { use in
        use.timing == .now && codes[use.target].resolvesWhatItKeeps
          && pieces[use.target].symbol.flatMap(declarations.type(around:)) == type
      }
    }
  }

  /// Adds to the caller of a generic function the context value that the function requires for it.
  func settleRequirements() {
    for (function, caller, key, type, use) in named
    where codes[function].requirements.contains(where: { $0.type == nil }) {
      codes[caller].requirements.append((key, type, use))
    }
  }

  /// Adds to a factory the modifiers from the program's own modifiers and makers. An alias has none
  /// of its own: the factory behind it is among its needs.
  func settleModifiers() {
    for code in factories.keys {
      var modifiers = codes[code].modifiers
      for use in codes[code].uses where use.isAtTop && factories[use.target] == nil {
        modifiers.add(codes[use.target].modifiers)
      }
      factories[code]?.modifiers = modifiers
    }
  }
}

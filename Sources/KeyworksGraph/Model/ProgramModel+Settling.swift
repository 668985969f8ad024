/// What is known of factories that are handed on once all code is read.
extension ProgramModel {
  /// A function that takes a factory and calls another that takes one is taken to hand it on.
  mutating func passOnWhatIsGiven() {
    let takers = codes.indices.filter { code in
      guard case .function(let symbol) = pieces[code] else { return false }
      return declarations.parameters(of: symbol, in: files).contains(where: \.takesFactory)
    }
    let isTaker = Set(takers)
    var count = -1
    var resolving: Set<Code.ID> = []
    while count != resolving.count {
      count = resolving.count
      for code in takers {
        let resolves = codes[code].uses.contains { use in
          use.timing == .now && isTaker.contains(use.target)
            && codes[use.target].resolvesWhatItIsGiven
        }
        if resolves { update(code) { $0.resolvesWhatItIsGiven = true } }
        if codes[code].resolvesWhatItIsGiven { resolving.insert(code) }
      }
    }
  }

  /// A factory that is handed to a function is resolved or registered there, or only kept. What
  /// is handed to a variable is handed to all that read it.
  mutating func settleReceivers() {
    var readers: [Code.ID: [Code.ID]] = [:]
    for (reader, code) in codes.enumerated() {
      for use in code.uses {
        if case .initialValue = pieces[use.target] {
          readers[use.target, default: []].append(reader)
        }
      }
    }
    for code in codes.indices {
      for (index, use) in codes[code].uses.enumerated() {
        guard let receiver = use.receiver else { continue }
        let receivers = [receiver] + (readers[receiver] ?? [])
        for receiver in receivers where codes[receiver].registersWhatItIsGiven {
          register(use.target, code, use.place)
          // It may be a body of this factory, or of another that was given.
          guard let body = existing(.registration(receiver)) else { continue }
          add(Use(target: body, timing: .now, place: use.place, traits: .isDynamic), to: use.target)
        }
        if let getter = getter(ofPropertyWrappedBy: receiver, around: code),
          codes[getter.wrapper].resolvesWhatItIsGiven
        {
          var read = use
          read.receiver = nil
          add(read, to: getter.property)
        }
        if !receivers.contains(where: { codes[$0].resolvesWhatItIsGiven }) {
          update(code) { $0.uses[index].timing = .later }
        }
      }
    }
  }

  /// Where a property is wrapped with a wrapper of the program's own, which gets the factory: the
  /// getter of the property, and that of the wrapper, which runs when the property is read.
  private mutating func getter(
    ofPropertyWrappedBy receiver: Code.ID, around code: Code.ID
  ) -> (property: Code.ID, wrapper: Code.ID)? {
    guard case .initialValue(let property) = pieces[code],
      case .function(let initializer) = pieces[receiver],
      let wrapper = declarations.definitions[initializer]?.parent.map(declarations.type),
      let value = declarations.children[wrapper]?.first(where: {
        declarations.symbols[$0].name == "wrappedValue"
      })
    else { return nil }
    return (id(of: .getter(property)), id(of: .getter(value)))
  }

  /// A factory that is written with a modifier or a maker of the program's own has what those
  /// add; an alias has nothing of its own, and what it stands for is found as its need.
  mutating func settleModifiers() {
    for code in factories.keys {
      var modifiers = codes[code].modifiers
      for use in codes[code].uses where use.isAtTop && factories[use.target] == nil {
        modifiers.add(codes[use.target].modifiers)
      }
      factories[code]?.modifiers = modifiers
    }
  }
}

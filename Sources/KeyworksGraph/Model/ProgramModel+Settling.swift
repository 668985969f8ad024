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
            && !codes[use.target].resolvedNames.isEmpty
        }
        // It may be any of those that it was given.
        if resolves { update(code) { $0.resolvedNames.insert("") } }
        if !codes[code].resolvedNames.isEmpty { resolving.insert(code) }
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
        if case .initialValue(let property) = pieces[code], makesWrapper(receiver, of: property) {
          for read in reads(ofWrapped: property) where !codes[read.wrapper].resolvedNames.isEmpty {
            var resolved = use
            resolved.receiver = nil
            add(resolved, to: read.property)
          }
        }
        if receivers.contains(where: { resolves(use.parameter, $0) }) { continue }
        let isResolved = resolvesWhatIsKept(by: receiver, code)
        update(code) {
          if isResolved {
            $0.uses[index].traits.insert(.isDynamic)
          } else {
            $0.uses[index].timing = .later
          }
        }
      }
    }
  }

  /// Finds values that are `.shared`.
  mutating func findSharedValues() {
    let shared = factories.filter { $0.value.lifetime == .shared }
    if shared.isEmpty { return }
    let values = Set(
      declarations.definitions.keys.filter {
        [.struct, .enum].contains(declarations.symbols[$0].kind)
      }.compactMap(declarations.fullName)
    ).union(["Array", "Bool", "Dictionary", "Double", "Float", "Int", "Set", "String", "UInt"])
    for (code, factory) in shared {
      // Of an optional what is in it counts.
      var type = factory.type
      while type.hasPrefix("Optional<") {
        type = String(type.dropFirst("Optional<".count).dropLast())
      }
      let name = String(type.prefix { $0 != "<" })
      if values.contains(name) || type.hasPrefix("(") || type.hasPrefix("[") {
        add(LifetimeFlaw(place: factory.place, kind: .sharesValue), to: code)
      }
    }
  }

  /// Says whether code resolves a parameter of it; if it is not known which, whether it resolves any.
  private func resolves(_ parameter: String?, _ code: Code.ID) -> Bool {
    let names = codes[code].resolvedNames
    guard let parameter, case .function(let symbol) = pieces[code] else { return !names.isEmpty }
    // Another name may stand for any parameter: `if let`, `for`, `$0`.
    let parameters = Set(declarations.parameters(of: symbol, in: files).map(\.name))
    return names.contains(parameter) || !names.isSubset(of: parameters)
  }

  /// Says whether an initializer, or the code that calls it, goes on to call a method of the new instance that
  /// resolves what its properties have. It may be a method of another instance.
  private func resolvesWhatIsKept(by initializer: Code.ID, _ caller: Code.ID) -> Bool {
    guard let type = type(madeBy: initializer) else { return false }
    return [initializer, caller].contains { code in
      codes[code].uses.contains { use in
        guard use.timing == .now, codes[use.target].resolvesWhatItKeeps else { return false }
        switch pieces[use.target] {
        case .function(let symbol), .getter(let symbol):
          return declarations.definitions[symbol]?.parent.map(declarations.type) == type
        default: return false
        }
      }
    }
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

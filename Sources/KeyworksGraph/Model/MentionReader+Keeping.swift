/// Whether code keeps an instance that it resolves.
extension MentionReader {
  /// `.isRead` if only values that are read from an instance go on, `.isUnkept` if only weak
  /// references get it, and nothing if it may be kept.
  ///
  /// - Parameters:
  ///   - expression: The tokens of the instance, such as `self.session()`.
  ///   - callers: The functions that pass it on.
  func keeping(_ expression: Range<Int>, callers: Set<Symbol.ID> = []) -> Use.Traits {
    var start = expression.lowerBound
    while text.is(start - 1, "await") || text.is(start - 1, "try") { start -= 1 }
    let next = text.skippingUnwraps(from: expression.upperBound)
    if text.is(next, ".") { return reading(from: next) }
    if text.is(start - 1, "=") {
      if text.is(start - 2, "_") || isWeak(start - 2) { return .isUnkept }
      // The index has properties, and no local names.
      guard let name = around.variable(beginningWith: start), let block = text.tokens[name].parent,
        file.occurrences(at: text.tokens[name].position).isEmpty
      else { return [] }
      return keeping(name, in: next..<text.after(block), of: name, callers)
    }
    guard let open = text.tokens[start].parent, text.is(open, "("),
      text.is(next, ",") || next == text.tokens[open].partner, let callee = around.callee(of: open)
    else { return [] }
    // A function with other arguments may pass it to those. `CaptiveCheck` asks what types hold.
    let kind = declarations.symbols[callee.symbol].kind
    let isForeign = declarations.definitions[callee.symbol] == nil
    if kind == .constructor ? isForeign : kind == .function && text.elements(of: open).count == 1 {
      let traits = holding(resultOf: callee.symbol)
      if !traits.isEmpty { return traits }
    }
    guard !callers.contains(callee.symbol),
      let definition = declarations.definitions[callee.symbol],
      let name = around.parameter(around.argument(at: start, in: open), of: callee.symbol)?.name
    else { return [] }
    return keeping(parameter: name, at: definition, callers.union([callee.symbol]))
  }

  private func keeping(
    parameter: String, at function: Declarations.Definition, _ callers: Set<Symbol.ID>
  ) -> Use.Traits {
    let text = model.files[function.file].text
    guard let name = text.index(at: function.position),
      let (list, body) = text.parts(ofFunctionAt: name),
      let parameter = (list..<body).last(where: { text.text($0) == parameter })
    else { return [] }
    let (reader, inside) = (MentionReader(function.file, in: model), body..<text.after(body))
    // This is quick, and most functions have no weak reference.
    guard inside.contains(where: reader.isWeak) else { return [] }
    return reader.keeping(parameter, in: inside, of: name, callers)
  }

  /// The traits that all mentions of a local name share. A closure that runs later keeps what it
  /// mentions.
  private func keeping(
    _ name: Int, in scope: Range<Int>, of declaration: Int, _ callers: Set<Symbol.ID>
  ) -> Use.Traits {
    let all = scope.filter { around.isMention($0, of: name) }.map { mention -> Use.Traits in
      if isWeak(mention) || isCapturedWeakly(mention) { return .isUnkept }
      return around.way(from: mention, to: declaration).timing == .now
        ? keeping(mention..<mention + 1, callers: callers) : []
    }
    return all.contains([]) ? [] : all.contains(.isRead) ? .isRead : .isUnkept
  }

  /// `name` in `[weak name]`, in `weak var name`, and where it is the name of a weak property.
  private func isWeak(_ name: Int) -> Bool {
    let before = text.is(name - 1, "var") ? name - 2 : name - 1
    if text.is(before, "weak") || text.is(before, "unowned") { return true }
    return text.isWord(name)
      && file.symbols(at: name).contains {
        declarations.symbols[$0].kind == .instanceProperty && declarations.isWeak($0)
      }
  }

  /// Whether a name is in a closure `{ [weak name] in … }`.
  private func isCapturedWeakly(_ mention: Int) -> Bool {
    text.brackets(around: mention).contains { open in
      text.is(open, "{") && text.is(open + 1, "[")
        && (open + 1..<text.after(open + 1)).contains {
          around.isMention($0, of: mention) && isWeak($0)
        }
    }
  }

  /// What goes on of an object whose members lead to a value: `.user.name.count`
  private func reading(from dot: Int) -> Use.Traits {
    var next = dot
    while text.is(next, "."), text.isWord(next + 1) {
      let traits = file.symbols(at: next + 1).lazy.map(holding).first { !$0.isEmpty }
      next += 2
      // Another argument may keep the object, unless all are literals.
      if let traits {
        return text.is(next, "(") && !around.hasOnlyLiterals(in: next) ? .isRead : traits
      }
      while text.is(next, "(") || text.is(next, "[") || text.is(next, "{") {
        next = text.after(next)
      }
      next = text.skippingUnwraps(from: next)
    }
    return []
  }

  /// What the result of a function, or the value of a property, holds of the objects behind it:
  /// nothing, a value of them, or possibly them.
  private func holding(resultOf symbol: Symbol.ID) -> Use.Traits {
    let isFunction = declarations.symbols[symbol].kind.isFunction
    let name = declarations.fullName(symbol) ?? ""
    let mark = isFunction ? name.ranges(of: " -> ").last : name.ranges(of: " : ").first
    guard let type = mark.map({ String(name[$0.upperBound...]) }) else { return [] }
    if ["()", "Swift.ObjectIdentifier"].contains(type) { return .isUnkept }
    return model.holdings.isPlainValue(type) ? .isRead : []
  }
}

extension FileMigration {
  /// `push()` and `pop()` in one function become tokens of the overrides between them.
  mutating func pushes() {
    for index in text.tokens.indices where text.is(index, "push") {
      guard let push = statement(at: index), let pop = pop(after: push),
        let registrations = registrations(between: push, and: pop)
      else { continue }
      rewrite(push, pop, registrations)
    }
  }

  /// `Container.shared.manager.push()`
  private struct Statement {
    let tokens: Range<Int>
    let container: String
    let open: Int
    /// The `defer { … }` around it.
    var deferred: Range<Int>?
  }

  private struct Registration {
    let use: FactoryUse
    /// The token after the name of the factory, if the registration is a method.
    let method: Int?
    let end: Int
  }

  private func statement(at name: Int) -> Statement? {
    let manager = name - 2
    guard text.is(name - 1, "."), text.is(manager, "manager"), text.is(manager - 1, "."),
      text.is(name + 1, "("), text.is(name + 2, ")"),
      let container = container(endingAt: manager - 2), text.beginsStatement(container.start),
      let open = text.tokens[name].parent, text.is(open, "{")
    else { return nil }
    return Statement(
      tokens: container.start..<name + 3, container: text.text(container.start..<manager - 1),
      open: open)
  }

  /// The only `pop()` in the same braces, or in a `defer` of its own in them.
  private func pop(after push: Statement) -> Statement? {
    let calls = (push.tokens.upperBound..<text.after(push.open)).filter {
      (text.is($0, "pop") || text.is($0, "push")) && text.is($0 - 2, "manager")
    }
    guard calls.count == 1, let name = calls.first, text.is(name, "pop"),
      var pop = statement(at: name), pop.container == push.container
    else { return nil }
    if pop.open == push.open { return pop }
    let isAlone =
      pop.open + 1 == pop.tokens.lowerBound
      && text.after(pop.open) == pop.tokens.upperBound + 1
    guard text.is(pop.open - 1, "defer"), isAlone, text.tokens[pop.open].parent == push.open else {
      return nil
    }
    pop.deferred = pop.open - 1..<text.after(pop.open)
    return pop
  }

  /// The registrations in the container that is pushed. Nil if not all of them can be tokens.
  private func registrations(between push: Statement, and pop: Statement) -> [Registration]? {
    let end = pop.deferred == nil ? pop.tokens.lowerBound : text.after(push.open) - 1
    var found: [Registration] = []
    for index in push.tokens.upperBound..<end {
      if text.is(index, "reset") { return nil }
      guard let use = use(at: index) else { continue }
      // Without a container before it, it may mean the pushed one.
      if use.start == index { return nil }
      guard text.text(use.start..<index - 1) == push.container else { continue }
      let link = text.links(from: index + 1).first
      let isMethod = link.map { text.is($0.name, "register") } ?? false
      let isShort = text.is(index + 1, "{")
      guard isMethod || isShort else {
        if let link, launch(of: link) != nil { return nil }
        continue
      }
      let after = isShort ? text.after(index + 1) : link?.end ?? index
      guard isShort || link?.arguments == nil && link?.closure != nil, !text.is(after, "."),
        text.tokens[index].parent == push.open, text.beginsStatement(use.start),
        !found.contains(where: { text.areEqual($0.use.name, index) })
      else { return nil }
      found.append(Registration(use: use, method: isShort ? nil : link?.name, end: after))
    }
    return found.isEmpty ? nil : found
  }

  private mutating func rewrite(
    _ push: Statement, _ pop: Statement, _ registrations: [Registration]
  ) {
    settled.formUnion([push.tokens.upperBound - 3, pop.tokens.upperBound - 3])
    removeStatement(push.tokens)
    for one in registrations {
      settled.formUnion([one.use.name, one.method ?? one.use.name])
      insert("let \(token(of: one)) = ", before: one.use.start)
      if let method = one.method {
        replace(method, with: "override")
      } else {
        insert(".override", after: one.use.name)
      }
      // A `defer` cannot name what is declared after it.
      guard pop.deferred != nil else { continue }
      let line = file.newline + text.indentation(of: one.use.start)
      insert("\(line)defer { \(token(of: one)).revert() }", after: one.end - 1)
    }
    if let deferred = pop.deferred { return removeStatement(deferred) }
    let line = file.newline + text.indentation(of: pop.tokens.lowerBound)
    let reverts = registrations.reversed().map { "\(token(of: $0)).revert()" }
    replace(pop.tokens, with: reverts.joined(separator: line))
  }

  private func token(of registration: Registration) -> String {
    text.name(registration.use.name) + "Token"
  }
}

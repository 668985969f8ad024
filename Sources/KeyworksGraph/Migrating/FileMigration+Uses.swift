extension FileMigration {
  /// Uses of the program's own factories.
  mutating func uses() {
    for index in text.tokens.indices where !settled.contains(index) {
      guard let use = use(at: index) else { continue }
      if text.is(index + 1, "{") {
        shorthand(use)
      } else if text.is(index + 1, "(") {
        arguments(index + 1, of: use)
      }
      chain(use)
    }
  }

  /// `clock { Mock() }` becomes `clock.override { Mock() }`.
  private mutating func shorthand(_ use: FactoryUse) {
    let takesClosure = use.factory.argument?.contains("->") == true
    let verb = takesClosure ? nil : verb(at: use.name, for: .shorthand)
    guard let verb else {
      let name = text.text(use.name)
      return leave(
        "'\(name) { … }' may be a registration or an override", at: use.name, .registering)
    }
    insert(".\(verb)", after: use.name)
    afterRegistration(text.links(from: text.after(use.name + 1)), of: use)
  }

  /// `page((a, b))` becomes `page(a, b)`.
  private mutating func arguments(_ open: Int, of use: FactoryUse) {
    guard let types = use.factory.argument, types.hasPrefix("("), text.is(open + 1, "("),
      text.after(open + 1) == text.after(open) - 1
    else { return }
    let values = text.elements(of: open + 1)
    // With labels it stays a tuple, which a factory takes too.
    let hasLabels = types.contains(":") || values.contains { text.is($0.lowerBound + 1, ":") }
    guard values.count > 1, !hasLabels else { return }
    removeLeading(open + 1..<open + 2)
    unchain(text.after(open + 1) - 1..<text.after(open + 1))
  }

  private mutating func chain(_ use: FactoryUse) {
    let links = text.links(from: use.name + 1)
    // Each of them would be an override, which has no modifiers.
    let isMixed = links.filter { launch(of: $0) != nil || text.is($0.name, "register") }.count > 1
    for (index, link) in links.enumerated() where !settled.contains(link.name) {
      switch text.text(link.name) {
      case "resolve":
        guard let open = link.arguments, index == 0 else { return }
        let gap =
          text.tokens[use.name].bytes.upperBound..<text.tokens[link.name].bytes.lowerBound - 1
        guard text.isBlank(gap) else {
          return leave("a comment stands before '.resolve'", at: link.name, .declaring)
        }
        unchain(link.name - 1..<link.name + 1)
        arguments(open, of: use)
        return
      case "register":
        guard link.closure != nil, link.arguments == nil, !isMixed else {
          leave("'.register' has arguments or other modifiers", at: link.name, .registering)
          return
        }
        if let verb = verb(at: use.name, for: .register) { replace(link.name, with: verb) }
        afterRegistration(Array(links[(index + 1)...]), of: use)
        return
      case "once": unchain(link.name - 1..<link.end)
      case "reset": reset(link)
      default:
        let isLast = index == links.count - 1
        if !isLast || !conditionalRegistration(link, of: use) {
          launchRegistration(link, of: use, isMixed: isMixed)
        }
      }
    }
  }

  /// `clock.onTest { … }` in the app's `autoRegister` becomes a registration under a condition.
  ///
  /// Returns whether it has become that.
  private mutating func conditionalRegistration(_ link: Link, of use: FactoryUse) -> Bool {
    guard let launch = launch(of: link), launch != "argument", isAppsWiring(use.name),
      text.beginsStatement(use.start), text.links(from: use.name + 1).count == 1
    else { return false }
    settled.insert(link.name)
    insert("if LaunchContext.current.conditions.contains(.\(launch)) { ", before: use.start)
    replace(head(of: link), with: "register")
    insert(" }", after: link.end - 1)
    return true
  }

  /// The name of a member and its parentheses.
  private func head(of link: Link) -> Range<Int> {
    link.name..<(link.arguments.map(text.after) ?? link.name + 1)
  }

  /// `clock.onTest { … }` outside of the declaration.
  private mutating func launchRegistration(_ link: Link, of use: FactoryUse, isMixed: Bool) {
    guard let launch = launch(of: link), !isMixed, launch != "argument",
      let verb = verb(at: use.name, for: launch == "test" ? .test : .preview)
    else {
      if let launch = launch(of: link) {
        return leave(
          "'.\(text.text(link.name))' belongs in the property, as .on(.\(launch))", at: link.name,
          .registering)
      }
      return leave(link.name, ifIn: Leftover.modifiers, prefix: ".")
    }
    replace(head(of: link), with: verb)
  }

  /// `.singleton` after a registration: the lifetime is in the property.
  private mutating func afterRegistration(_ links: [Link], of use: FactoryUse) {
    for link in links where !settled.contains(link.name) {
      let name = text.text(link.name)
      if name == "once" || text.text(link.name..<link.end) == use.factory.lifetime {
        settled.insert(link.name)
        unchain(link.name - 1..<link.end)
      } else {
        leave("'.\(name)' of a registration belongs in the property", at: link.name, .registering)
      }
    }
  }
}

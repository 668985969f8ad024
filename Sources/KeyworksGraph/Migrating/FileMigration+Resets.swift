extension FileMigration {
  /// `clock.reset(.scope)`, and `reset(options: .scope)` of a container.
  ///
  /// Returns whether the reset has a counterpart.
  @discardableResult
  mutating func reset(_ link: Link) -> Bool {
    guard let open = link.arguments else { return false }
    let hasOptions = text.after(open) > open + 2 && !text.is(open + 1, "scope")
    if !hasOptions { return settled.insert(link.name).inserted }
    let option = text.is(open + 1, "options") ? open + 3 : open + 1
    let isOption = text.is(option, ".") && text.after(open) == option + 3
    switch isOption ? text.text(option + 1) : "" {
    case "scope": replace(open + 1..<option + 2, with: ".instances")
    case "registration":
      // The registrations of tests have become overrides.
      let isOfOverrides = verb(at: link.name, for: .register) == "override"
      let options = isOfOverrides ? "[.registrations, .overrides]" : ".registrations"
      replace(open + 1..<option + 2, with: options)
    case "all": replace(open + 1..<option + 2, with: "")
    default:
      leave("this reset has no counterpart", at: link.name, .lifetimes)
      return false
    }
    settled.insert(link.name)
    return true
  }

  /// `reset(options: .scope)` in an extension of a container.
  mutating func ownResets() {
    for name in text.tokens.indices
    where text.is(name, "reset") && text.is(name + 2, "options") && !text.is(name - 1, ".") {
      guard surroundingContainer(of: name) != nil, text.is(name + 1, "(") else { continue }
      reset(Link(name: name, arguments: name + 1, closure: nil, end: text.after(name + 1)))
    }
  }

  /// Members of containers, of their types and of their managers.
  mutating func managers() {
    for index in text.tokens.indices where text.is(index, ".") {
      guard let link = text.links(from: index).first, !settled.contains(link.name) else { continue }
      if text.is(index - 1, "manager") {
        manager(link, at: index - 1)
      } else if container(endingAt: index - 1) != nil {
        if text.is(link.name, "reset") { reset(link) }
        leave(link.name, ifIn: Leftover.containerMembers, prefix: ".")
      } else if program.containers.contains(text.text(index - 1)) {
        leave(link.name, ifIn: Leftover.containerTypeMembers, prefix: ".")
      } else if text.is(index - 1, "Scope"), text.links(from: index).count == 2 {
        scopeReset(text.links(from: index), from: index - 1)
      }
    }
  }

  /// `manager.reset(scope: .session)` becomes `reset(scope: .session)`.
  private mutating func manager(_ link: Link, at manager: Int) {
    let isOfContainer =
      text.is(manager - 1, ".")
      ? container(endingAt: manager - 2) != nil : surroundingContainer(of: manager) != nil
    guard isOfContainer else { return }
    guard text.is(link.name, "reset") else {
      return leave(link.name, ifIn: Leftover.managerMembers, prefix: "manager.")
    }
    if reset(link) { removeLeading(manager..<manager + 2) }
  }

  /// `Scope.singleton.reset()` becomes `Container.shared.reset(scope: .singleton)`.
  private mutating func scopeReset(_ links: [Link], from type: Int) {
    guard text.is(links[1].name, "reset") else { return }
    if text.is(links[0].name, "singleton") {
      replace(type..<links[1].end, with: "Container.shared.reset(scope: .singleton)")
    } else {
      leave(
        "'Scope.\(text.text(links[0].name)).reset()' is of one container: reset(scope:)",
        at: links[1].name, .lifetimes)
    }
  }
}

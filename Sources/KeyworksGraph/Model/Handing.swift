/// Code hands the instance of one factory to a method of another's: `hub().attach(self.session())`.
struct Handing {
  let holder: Code.ID
  let handed: Code.ID
  let step: DependencyGraph.Step
}

extension MentionReader {
  func readHanding(toMethodAt mention: Mention) {
    let arguments = text.arguments(in: mention.token + 1)
    guard !arguments.isEmpty, let receiver = around.receiver(ofMember: mention.token),
      let holder = factory(ofInstanceAt: receiver)
    else { return }
    for argument in arguments {
      let last = argument.upperBound - 1
      let isCall = text.is(last, ")")
      let name = isCall ? text.before(last) : last
      // A factory is no instance.
      guard isCall || file.occurrences(at: text.tokens[name].position).isEmpty,
        let handed = factory(ofInstanceAt: name) ?? itself(at: name, mention.owner)
      else { continue }
      let step = model.step(to: handed, from: mention.owner, at: mention.place)
      model.handings.append(Handing(holder: holder, handed: handed, step: step))
    }
  }

  /// The factory that is called by this name, or whose instance has this local name.
  private func factory(ofInstanceAt name: Int) -> Code.ID? {
    symbols(behind: name).flatMap(factories).first
  }

  /// The factory that makes the instance with this local name, if it is the one with the code.
  private func itself(at name: Int, _ code: Code.ID) -> Code.ID? {
    guard let type = model.factories[code]?.type else { return nil }
    return symbols(behind: name).contains { declarations.fullName($0) == type } ? code : nil
  }

  private func symbols(behind name: Int) -> [Symbol.ID] {
    guard text.isWord(name) else { return [] }
    let isLocal = file.occurrences(at: text.tokens[name].position).isEmpty
    return file.symbols(at: isLocal ? around.source(of: name) : name)
  }
}

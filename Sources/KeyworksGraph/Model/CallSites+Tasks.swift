/// Closures that run in a task, and whether the surrounding code waits for that task.
extension CallSites {
  /// Whether the surrounding code waits for a closure that may outlive the call. This holds for the
  /// tasks of a group, because a group waits for its tasks, and for a task whose value is awaited
  /// in place.
  func isAwaited(_ call: Call) -> Bool {
    let callee = declarations.symbols[call.symbol]
    let name = callee.name.prefix { $0 != "(" }
    if callee.usr.hasPrefix("s:ScT") {
      return Self.starts.contains(name) && isValueAwaited(ofTaskAt: call.token)
    }
    return Self.groupStarts.contains(name) && Self.groups.contains(where: callee.usr.hasPrefix)
  }

  /// Whether a closure runs in a task that inherits the chain of builds: `Task { … }`.
  func isChild(_ call: Call) -> Bool {
    let callee = declarations.symbols[call.symbol]
    return callee.usr.hasPrefix("s:ScT")
      && ["init", "immediate"].contains(callee.name.prefix { $0 != "(" })
  }

  private static let starts: Set<Substring> = [
    "init", "detached", "immediate", "immediateDetached",
  ]
  private static let groupStarts: Set<Substring> = [
    "addTask", "addTaskUnlessCancelled", "addImmediateTask", "addImmediateTaskUnlessCancelled",
  ]
  /// Prefixes of the mangled names of the four kinds of task groups.
  private static let groups = [
    "s:ScG", "s:Scg", "s:12_Concurrency19DiscardingTaskGroupV",
    "s:12_Concurrency27ThrowingDiscardingTaskGroupV",
  ]

  /// `await Task { … }.value`, or `let task = Task { … }` and `await task.value` in the same scope.
  private func isValueAwaited(ofTaskAt name: Int) -> Bool {
    var end = name + 1
    if text.is(end, "<") { end = text.afterGenericArguments(from: end) }
    while text.is(end, "(") || text.is(end, "{") { end = text.after(end) }
    if isValue(at: end) { return true }
    guard let variable = variable(beginningWith: text.is(name - 1, ".") ? name - 2 : name),
      let parent = text.tokens[variable].parent, let last = text.tokens[parent].partner
    else { return false }
    return (end..<last).contains { index in
      text.isWord(index) && text.areEqual(index, variable) && isValue(at: index + 1)
    }
  }

  /// `.value` or `.result`
  private func isValue(at dot: Int) -> Bool {
    text.is(dot, ".") && (text.is(dot + 1, "value") || text.is(dot + 1, "result"))
  }

  /// The local constant or variable whose initial value begins at a token.
  func variable(beginningWith start: Int) -> Int? {
    guard text.is(start - 1, "=") else { return nil }
    // Only a type annotation may come between the name and the equals sign.
    let names = (max(0, start - 30)..<start - 1).reversed()
    let word = names.first { text.is($0, "let") || text.is($0, "var") }
    guard let word, text.tokens[word].parent == text.tokens[start].parent,
      text.is(word + 2, "=") || text.is(word + 2, ":")
    else { return nil }
    return word + 1
  }
}

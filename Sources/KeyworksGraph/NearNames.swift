extension Verification {
  /// Throws if a name matches no factory of any program. The error suggests similar names.
  package func requireFactory(named name: String) throws(VerificationError) {
    if programs.contains(where: { !$0.graph.factories(named: name).isEmpty }) { return }
    throw .usage("There is no factory '\(name)'.\(hint(for: name))")
  }

  /// Suggests module and factory names that are similar to a name.
  func hint(for name: String) -> String {
    let names = Set(
      programs.flatMap(\.graph.factories).flatMap {
        [$0.module, $0.name, "\($0.module).\($0.name)"]
      })
    return suggestion(for: name, among: names)
  }
}

/// Asks whether a similar name was meant, if there is one.
package func suggestion(for name: String, among names: some Sequence<String>) -> String {
  let near = names.filter { isNear($0, to: name) }.sorted().prefix(3)
  return near.isEmpty ? "" : " Did you mean '\(near.joined(separator: "' or '"))'?"
}

/// Whether at most a third of the characters differ, or at most one in a short name.
private func isNear(_ one: String, to other: String) -> Bool {
  let (one, other) = (Array(one.lowercased()), Array(other.lowercased()))
  let most = max(1, other.count / 3)
  if abs(one.count - other.count) > most { return false }
  var last = Array(0...other.count)
  for (row, character) in one.enumerated() {
    var next = [row + 1]
    for (column, match) in other.enumerated() {
      next.append(
        min(last[column] + (character == match ? 0 : 1), last[column + 1] + 1, next[column] + 1))
    }
    last = next
  }
  return last[other.count] <= most
}

/// A factory that the program declares for the other library.
struct OldFactory: Hashable {
  let container: String
  /// The type of the arguments of a `ParameterFactory`, as written.
  let argument: String?
  /// The type of the value, as written.
  let value: String
  /// `cached` or `scope(.session)`.
  let lifetime: String?

  static let lifetimes: Set<String> = ["cached", "graph", "shared", "singleton", "scope"]
}

/// Where a factory is declared.
struct OldDeclaration {
  let name: Int
  /// The braces around the chain of modifiers.
  let body: Int
  let factory: OldFactory
}

extension SourceText {
  /// The factories that a source declares, which are computed properties of a known type.
  var oldDeclarations: [OldDeclaration] {
    tokens.indices.compactMap { self.is($0, "var") ? oldDeclaration(from: $0) : nil }
  }

  private func oldDeclaration(from keyword: Int) -> OldDeclaration? {
    let name = keyword + 1
    guard isWord(name), self.is(name + 1, ":") else { return nil }
    var type = name + 2
    if self.is(type + 1, "."), OldModule(rawValue: text(type)) != nil { type += 2 }
    let hasArguments = self.is(type, "ParameterFactory")
    guard hasArguments || self.is(type, "Factory"), self.is(type + 1, "<") else { return nil }
    let end = afterGenericArguments(from: type + 1)
    guard self.is(end, "{"), let container = enclosingType(of: keyword)?.name else { return nil }
    let types = genericArguments(in: type + 2..<end - 1).map(source)
    guard types.count == (hasArguments ? 2 : 1), let value = types.last else { return nil }
    let body = self.is(end + 1, "get") && self.is(end + 2, "{") ? end + 2 : end
    let lifetime = chainedModifiers(inBody: body).first {
      OldFactory.lifetimes.contains(text($0.name))
    }
    return OldDeclaration(
      name: name, body: body,
      factory: OldFactory(
        container: container, argument: hasArguments ? types.first : nil, value: value,
        lifetime: lifetime.map { text($0.name..<$0.end) }))
  }

  /// The ranges between the commas, without those of nested generic arguments.
  private func genericArguments(in range: Range<Int>) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start = range.lowerBound
    var depth = 0
    for index in siblings(from: start).prefix(while: range.contains) {
      if self.is(index, "<") { depth += 1 }
      if self.is(index, ">") { depth -= 1 }
      guard depth == 0, self.is(index, ",") else { continue }
      ranges.append(start..<index)
      start = index + 1
    }
    return ranges + [start..<range.upperBound]
  }
}

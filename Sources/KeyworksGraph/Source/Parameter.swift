/// A parameter of a function, according to its declaration.
package struct Parameter {
  let label: String
  /// The name inside the function. Empty if no source shows it.
  var name = ""
  var isFunction: Bool
  /// Whether its closure may be called after the function has returned.
  var escapes: Bool
  let hasDefault: Bool
  /// Whether it takes a factory, a provider, or a key path, which may lead to a factory.
  let takesFactory: Bool
  let isAutoclosure: Bool
  /// Whether it takes any number of arguments.
  var isVariadic = false

  /// Adds what the mangled name of the function says about the type.
  func knowing(_ other: Parameter) -> Parameter {
    guard other.isFunction else { return self }
    var known = self
    (known.isFunction, known.escapes) = (true, other.escapes)
    return known
  }
}

extension SourceText {
  /// The parentheses after a function's name. Nil for a property.
  func parameterList(ofDeclarationAt name: Int) -> Int? {
    let start = self.is(name + 1, "<") ? afterGenericArguments(from: name + 1) : name
    let first = siblings(from: start).first {
      self.is($0, "(") || self.is($0, "{") || self.is($0, "=") || self.is($0, ":")
    }
    return first.flatMap { self.is($0, "(") ? $0 : nil }
  }

  /// The parameters and the braces of a function with a body. Nil for a requirement or a property.
  func parts(ofFunctionAt name: Int) -> (parameters: Int, body: Int)? {
    guard let list = parameterList(ofDeclarationAt: name),
      let body = siblings(from: after(list)).first(where: { self.is($0, "{") })
    else { return nil }
    return (list, body)
  }

  /// The index after `<…>`, or before it with a step of -1.
  func afterGenericArguments(from start: Int, by step: Int = 1) -> Int {
    var depth = 0
    var index = start
    repeat {
      if self.is(index, "<") { depth += step }
      if self.is(index, ">") { depth -= step }
      index += step
    } while depth > 0 && tokens.indices.contains(index)
    return index
  }

  private func afterAttributes(from start: Int) -> Int {
    var index = start
    while self.is(index, "@") {
      index += 2
      if self.is(index, "(") { index = after(index) }
    }
    return index
  }

  /// The parameters of the function whose name is the token.
  package func parameters(ofFunctionAt name: Int) -> [Parameter] {
    guard let list = parameterList(ofDeclarationAt: name) else { return [] }
    return elements(of: list).map { element in
      let equals = siblings(from: element.lowerBound).first {
        self.is($0, "=") && $0 < element.upperBound
      }
      let type = element.lowerBound..<(equals ?? element.upperBound)
      func has(_ words: StaticString...) -> Bool {
        type.contains { index in words.contains { self.is(index, $0) } }
      }
      let last = type.upperBound - 1
      let label = afterAttributes(from: element.lowerBound)
      // Those of a subscript have one only if it stands before the name.
      let isUnlabelled = self.is(name, "subscript") && !isWord(label + 1)
      return Parameter(
        label: isUnlabelled ? "_" : text(label), name: text(isWord(label + 1) ? label + 1 : label),
        isFunction: has("->", "autoclosure", "escaping"),
        escapes: has("escaping") || isUnwrapping(last),
        hasDefault: equals != nil,
        takesFactory: type.contains { index in
          ["Factory", "Provider", "KeyPath"].contains(where: text(index).hasSuffix)
        },
        isAutoclosure: has("autoclosure"), isVariadic: self.is(last, ".") || has("repeat"))
    }
  }
}

/// A parameter of a function, as its declaration has it.
struct Parameter {
  let label: String
  let isFunction: Bool
  /// A closure for it may be called after the function has returned.
  let escapes: Bool
  let hasDefault: Bool
}

extension SourceText {
  /// The parentheses after the name of a function; none after that of a property.
  func parameterList(ofDeclarationAt name: Int) -> Int? {
    let first = siblings(from: name).first {
      self.is($0, "(") || self.is($0, "{") || self.is($0, "=") || self.is($0, ":")
    }
    return first.flatMap { self.is($0, "(") ? $0 : nil }
  }

  /// The parameters of the function whose name stands at the token.
  func parameters(ofFunctionAt name: Int) -> [Parameter] {
    guard let list = parameterList(ofDeclarationAt: name) else { return [] }
    return elements(of: list).map { element in
      let equals = siblings(from: element.lowerBound).first {
        self.is($0, "=") && $0 < element.upperBound
      }
      let type = element.lowerBound..<(equals ?? element.upperBound)
      let last = type.upperBound - 1
      return Parameter(
        label: text(element.lowerBound),
        isFunction: type.contains { self.is($0, "->") || self.is($0, "autoclosure") },
        escapes: type.contains { self.is($0, "escaping") } || self.is(last, "?")
          || self.is(last, "!"),
        hasDefault: equals != nil)
    }
  }
}

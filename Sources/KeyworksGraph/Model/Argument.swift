/// One argument of a call, with the labels of all arguments of that call.
struct Argument {
  /// The labels of all arguments, trailing closures last. `_` for an argument without a label.
  let labels: [String]
  /// How many arguments are between the parentheses.
  let written: Int
  /// The position of this argument.
  let index: Int

  var label: String { labels.indices.contains(index) ? labels[index] : "_" }

  /// Whether this is the first argument and has no label.
  var isFirst: Bool { index == 0 && label == "_" }

  /// The parameter for this argument.
  func parameter(among parameters: [Parameter]) -> Parameter? {
    let numbers = numbers(among: parameters)
    return numbers.indices.contains(index) ? parameters[numbers[index]] : nil
  }

  /// The number of the parameter for each argument, found as the compiler does: in order, skipping
  /// parameters with a default value if necessary. Ends at an argument that fits no parameter.
  func numbers(among parameters: [Parameter]) -> [Int] {
    var found: [Int] = []
    var last = -1
    for (number, label) in labels.enumerated() {
      let left = parameters.indices.dropFirst(last + 1)
      if label == "_", last >= 0, parameters[last].isVariadic, number < written {
        // Another argument of a variadic parameter.
      } else if number == written {
        guard let function = firstFunction(in: left, of: parameters) else { return found }
        last = function
      } else {
        guard let next = left.first(where: { parameters[$0].label == label }) else { return found }
        last = next
      }
      found.append(last)
    }
    return found
  }

  /// Finds the parameter of the first trailing closure, whose label does not matter. A function
  /// parameter with a default value is skipped if one without comes after it and before the
  /// parameter of the next closure.
  private func firstFunction(in left: some Collection<Int>, of parameters: [Parameter]) -> Int? {
    let next = labels.indices.contains(written + 1) ? labels[written + 1] : nil
    let functions = left.prefix { parameters[$0].label != next || next == nil }
      .filter { parameters[$0].isFunction }
    guard let first = functions.first, parameters[first].hasDefault else { return functions.first }
    let required = left.first { !parameters[$0].hasDefault && !parameters[$0].isVariadic }
    return required.flatMap { functions.contains($0) ? $0 : nil } ?? first
  }
}

/// An argument of a call, among all that the call gives.
struct Argument {
  /// The labels of all arguments, those of closures that trail last; `_` where there is none.
  let labels: [String]
  /// How many of them stand in brackets.
  let written: Int
  /// Which of them it is.
  let index: Int

  var label: String { labels.indices.contains(index) ? labels[index] : "_" }

  /// It is the first one, and has no label.
  var isFirst: Bool { index == 0 && label == "_" }

  /// The parameter that it is for.
  func parameter(among parameters: [Parameter]) -> Parameter? {
    let numbers = numbers(among: parameters)
    return numbers.indices.contains(index) ? parameters[numbers[index]] : nil
  }

  /// The numbers of the parameters that the arguments are for, found as the compiler does: from the first to
  /// the last, where parameters with a default value may be left out. It ends at an argument that fits none.
  func numbers(among parameters: [Parameter]) -> [Int] {
    var found: [Int] = []
    var last = -1
    for (number, label) in labels.enumerated() {
      let left = parameters.indices.dropFirst(last + 1)
      if label == "_", last >= 0, parameters[last].isVariadic, number < written {
        // One more of the same.
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

  /// The parameter of the first closure that trails. It needs no label, and passes over functions
  /// with a default value if one without comes behind them, and before that of the next closure.
  private func firstFunction(in left: some Collection<Int>, of parameters: [Parameter]) -> Int? {
    let next = labels.indices.contains(written + 1) ? labels[written + 1] : nil
    let functions = left.prefix { parameters[$0].label != next || next == nil }
      .filter { parameters[$0].isFunction }
    guard let first = functions.first, parameters[first].hasDefault else { return functions.first }
    let required = left.first { !parameters[$0].hasDefault && !parameters[$0].isVariadic }
    return required.flatMap { functions.contains($0) ? $0 : nil } ?? first
  }
}

// Writes the factories of the test "A cell", one for each kind of factory, number of arguments and type of
// error, and with arguments that are Hashable or not.

struct Shape {
  let type: String
  let sample: String

  /// The text of a value.
  func shown(_ value: String) -> String {
    type == "@Sendable () -> Int" ? "shown(function: \(value))" : "shown(\(value))"
  }

  var shownSample: String { shown("\(sample) as \(type)") }
}

let hashable = [
  Shape(type: "Bool", sample: "true"),
  Shape(type: "Int??", sample: "Int??.some(nil)"),
  Shape(type: "CellNothing", sample: "CellNothing()"),
  Shape(type: "CellPage", sample: "CellPage(byte: 7)"),
  Shape(type: "String", sample: "\"seven\""),
  Shape(type: "CellToken", sample: "CellToken(number: 7)"),
]
let others = [
  Shape(type: "any CellFigure", sample: "CellSquare(side: 7)"),
  Shape(type: "@Sendable () -> Int", sample: "{ @Sendable in 7 }"),
  Shape(type: "any Any.Type", sample: "Int.self"),
  Shape(type: "(Int, String)", sample: "(7, \"seven\")"),
]

struct Kind {
  let name: String
  let declaration: String
  let awaits: String
  let failures: [String]
}

let kinds = [
  Kind(name: "", declaration: "self", awaits: "", failures: []),
  Kind(
    name: "Throwing", declaration: "self.throwing", awaits: "",
    failures: ["Never", "CellError", "any Error"]),
  Kind(
    name: "Async", declaration: "self.async", awaits: "await ",
    failures: ["Never", "CellError", "any Error"]),
  Kind(name: "MainActor", declaration: "self.mainActor", awaits: "await ", failures: []),
]

struct Cell {
  let number: Int
  let kind: Kind
  let failure: String?
  let arguments: [Shape]
  let value: Shape
  let isKept: Bool

  var name: String { "cell\(number)" }

  var sentence: String {
    let number = "\(arguments.count) \(isKept ? "Hashable " : "")arguments"
    return "\(kind.name)Factory, \(number)" + (failure.map { ", \($0)" } ?? "")
  }

  var type: String {
    let argument = arguments.map(\.type).joined(separator: ", ")
    var types = [value.type]
    if arguments.count == 1 { types.insert(argument, at: 0) }
    if arguments.count > 1 { types.insert("(\(argument))", at: 0) }
    if let failure { types.append(failure) }
    let parameter = arguments.isEmpty ? "" : "Parameter"
    return "\(kind.name)\(parameter)Factory<\(types.joined(separator: ", "))>"
  }

  var fails: Bool { failure != nil && failure != "Never" }
  var effects: String { (fails ? "try " : "") + kind.awaits }
  var samples: String { arguments.map(\.sample).joined(separator: ", ") }
  var shown: String { arguments.map(\.shownSample).joined(separator: ", ") }

  /// A body that notes who it is.
  func body(_ by: String) -> String {
    let names = arguments.indices.map { "a\($0)" }
    let shown = zip(arguments, names).map { $0.shown($1) }.joined(separator: ", ")
    var parameters = names.joined(separator: ", ")
    if let failure, failure == "CellError" {
      let isAsync = kind.name == "Async"
      parameters =
        (names.isEmpty ? "()" : names.count == 1 ? "(\(parameters))" : parameters)
        + "\(isAsync ? " async" : "") throws(CellError)"
    }
    let head = parameters.isEmpty ? "" : "\(parameters) in "
    let call =
      switch failure {
      case "CellError"?: "try self.noted"
      case "any Error"?: "try self.anyNoted"
      default: "self.note"
      }
    return "{ \(head)\(call)(\"\(by)\", [\(shown)], \(value.sample) as \(value.type)) }"
  }

  var properties: String {
    var text = """
        var \(name): \(type) {
          \(kind.declaration) \(body("definition"))
            .when(CellStage.other) \(body("variant"))
        }
        var \(name)On: \(type) {
          \(kind.declaration) \(body("definition")).on(.test) \(body("test"))
        }
        var \(name)Promised: \(type) { promised() }

      """
    if isKept {
      text += """
          var \(name)Kept: \(type) {
            \(kind.declaration) \(body("definition")).when(CellStage.other) \(body("variant")).cached
          }

        """
    }
    return text
  }

  func call(_ callee: String) -> String { "{ \(value.shown(effects + callee)) }" }

  var test: String {
    let path = arguments.isEmpty ? "\\.\(name)" : "\\.\(name), \(samples)"
    let kept = isKept ? call("self.\(name)Kept(\(samples))") : "nil"
    return """
        func check\(number)() async throws {
          try await check(
            [\(shown)], \(value.shownSample), \(fails),
            [
              \(call("self.\(name)(\(samples))")),
              \(call("self[\(path)]")),
              \(call("self.provider(\\.\(name))(\(samples))")),
            ],
            variant: \(call("self.\(name).under(CellStage.other)(\(samples))")),
            test: \(call("self.\(name)On(\(samples))")),
            kept: \(kept),
            promised: \(call("self.\(name)Promised(\(samples))")),
            register: {
              self.\(name).register \(body("registered"))
              self.\(name)Promised.register \(body("registered"))
            },
            override: { self.\(name).override \(body("overridden")) })
        }

      """
  }
}

var cells: [Cell] = []
for kind in kinds {
  for failure in kind.failures.isEmpty ? [nil] : kind.failures.map(Optional.some) {
    for count in 0...6 {
      for isKept in count == 0 ? [true] : [true, false] {
        let shift = cells.count
        let arguments = (0..<count).map { index in
          isKept || index == 1
            ? hashable[(shift + index) % hashable.count] : others[(shift + index) % others.count]
        }
        // A factory whose one argument is a tuple takes several.
        if count == 1, arguments[0].type.hasPrefix("(") {
          cells.append(
            Cell(
              number: cells.count, kind: kind, failure: failure, arguments: [others[0]],
              value: others[3], isKept: false))
          continue
        }
        let values = hashable + others
        cells.append(
          Cell(
            number: cells.count, kind: kind, failure: failure, arguments: arguments,
            value: values[shift % values.count], isKept: isKept))
      }
    }
  }
}

print("// swift-format-ignore-file\n// Made by Tests/Checks/cells.\n")
print("import Keyworks\nimport KeyworksAsync\nimport KeyworksUI\n")
print("extension CellWorld {")
print(cells.map { $0.properties + $0.test }.joined(separator: "\n"), terminator: "")
print("}\n\nextension Cell {\n  static let all: [Cell] = [")
for cell in cells {
  print("    Cell(\"\(cell.sentence)\") { try await $0.check\(cell.number)() },")
}
print("  ]\n}")

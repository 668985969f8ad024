import Foundation
import KeyworksGraph
import Testing

/// `Documentation/graph.schema.json`. `CorpusTests` compares the JSON of the corpus with it.
@Suite(.onCompilerThreads) struct `The JSON schema` {
  private func problems(_ text: String) throws -> [String] {
    try Schema.ofGraphs.get().problems(of: text)
  }

  @Test func `the JSON of a recorded run conforms to the schema`() throws {
    let page = try String(
      contentsOf: Self.pages.appending(path: "run.json"), encoding: .utf8)
    #expect(page.contains(#""run":"#))
    #expect(try problems(page) == [])
  }

  // Not the arguments of a test, because a run of the tests would print them.
  @Test func `the schema rejects JSON of another form`() throws {
    for (text, problem) in [
      (#"{"version":2}"#, "$: no 'programs'"),
      (#"{"version":3,"programs":[]}"#, "$.version: not the constant"),
      (#"{"version":2,"programs":[],"more":1}"#, "$: 'more' is unknown"),
      (#"{"version":2,"programs":{}}"#, "$.programs: no array"),
      (
        #"{"version":2,"programs":[{"name":1,"modules":[],"factories":[],"edges":[],"findings":[]}]}"#,
        "$.programs[0].name: no string"
      ),
      (
        #"{"version":2,"programs":[{"name":"","modules":[],"factories":[],"edges":[{"from":-1,"to":0,"when":"never","steps":[]}],"findings":[]}]}"#,
        "$.programs[0].edges[0].from: below 0"
      ),
    ] {
      #expect(try problems(text).contains(problem), "\(text)")
    }
  }

  private static let pages = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Checks/Data/GraphPage")
}

/// The part of JSON Schema that this file uses.
struct Schema: Sendable {
  private let root: [String: Value]

  /// The schema of `graph --format json`.
  static let ofGraphs = Result {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let file = root.appending(path: "Documentation/graph.schema.json")
    return Schema(root: try Value(Data(contentsOf: file)).members)
  }

  private init(root: [String: Value]) { self.root = root }

  func problems(of text: String) throws -> [String] {
    problems(of: try Value(Data(text.utf8)), root, "$")
  }

  private func problems(of value: Value, _ schema: [String: Value], _ path: String) -> [String] {
    if case .text(let reference)? = schema["$ref"] {
      let name = String(reference.dropFirst("#/$defs/".count))
      guard let target = root["$defs"]?.members[name] else { return ["\(path): no \(reference)"] }
      return problems(of: value, target.members, path)
    }
    if let constant = schema["const"], constant != value { return ["\(path): not the constant"] }
    if case .list(let all)? = schema["enum"], !all.contains(value) {
      return ["\(path): not one of those that are possible"]
    }
    switch (schema["type"], value) {
    case (.text("object"), .object(let members)):
      let known = schema["properties"]?.members ?? [:]
      var found: [String] = []
      if case .list(let required)? = schema["required"] {
        for case .text(let name) in required where members[name] == nil {
          found.append("\(path): no '\(name)'")
        }
      }
      for (name, member) in members.sorted(by: { $0.key < $1.key }) {
        if let schema = known[name] {
          found += problems(of: member, schema.members, "\(path).\(name)")
        } else {
          found.append("\(path): '\(name)' is unknown")
        }
      }
      return found
    case (.text("array"), .list(let items)):
      let schema = schema["items"]?.members ?? [:]
      return items.enumerated().flatMap { problems(of: $1, schema, "\(path)[\($0)]") }
    case (.text("integer"), .number(let number)):
      if case .number(let least)? = schema["minimum"], number < least {
        return ["\(path): below \(least)"]
      }
      return []
    case (.text("string"), .text), (nil, _): return []
    case (.text(let type)?, _): return ["\(path): no \(type)"]
    default: return ["\(path): a schema without a meaning"]
    }
  }
}

private enum Value: Decodable, Equatable, Sendable {
  case object([String: Value]), list([Value]), text(String), number(Int), flag(Bool)

  init(_ data: Data) throws { self = try JSONDecoder().decode(Value.self, from: data) }

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if let flag = try? value.decode(Bool.self) {
      self = .flag(flag)
    } else if let number = try? value.decode(Int.self) {
      self = .number(number)
    } else if let text = try? value.decode(String.self) {
      self = .text(text)
    } else if let list = try? value.decode([Value].self) {
      self = .list(list)
    } else {
      self = .object(try value.decode([String: Value].self))
    }
  }

  var members: [String: Value] {
    if case .object(let members) = self { members } else { [:] }
  }
}

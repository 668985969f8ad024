// why: a member whose body resolves its own list gets the list without itself.
import Keyworks

// A newspaper is a list of columns. One of the columns on page 1 says what else there is.

protocol Column: Sendable {
  var headline: String { get }
  var lines: [String] { get }
}

extension Column {
  func set(width: Int) -> String {
    let rule = String(repeating: "=", count: width)
    return ([headline.uppercased(), rule] + lines.map { String($0.prefix(width)) }).joined(separator: "\n")
  }
}

struct Leader: Column {
  let headline = "The harbour must stay"
  let lines = ["Again the council debates", "what everybody knows."]
}

struct Sports: Column {
  let headline = "Sports"
  let lines: [String]
  init(_ results: KeyValuePairs<String, String>) { lines = results.map { "\($0.key) \($0.value)" } }
}

struct Contents: Column {
  let headline = "Today"
  let lines: [String]

  init(of paper: Container) {
    lines = paper[\.columns].enumerated().map { "\($0.offset + 2) \($0.element.headline)" }
  }
}

extension Container {
  var leader: Factory<any Column> { self { Leader() } }
  var sports: Factory<Sports> { self { Sports(["Esbjerg–Odense": "2:1", "Vejle–Viborg": "0:0"]) } }
  var contents: Factory<Contents> { self { Contents(of: self) } }

  static var columns: Tags<any Column> {
    [
      Tagged(\.leader),
      Tagged(\.sports, priority: 30) { $0 },
      Tagged(\.contents, .before(\.leader)) { $0 },
    ]
  }
}

print(Container.shared[\.columns].map { $0.set(width: 24) }.joined(separator: "\n\n"))

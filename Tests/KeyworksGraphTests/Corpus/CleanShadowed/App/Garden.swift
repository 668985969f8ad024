import Keyworks

/// Methods and properties that have the names of factories.
struct Gardener: Sendable {
  let rose: String
  func tulip() -> String { "tulip in hand" }
  func shed() -> Shed { Shed(tools: [rose]) }
  var pond: Int { 3 }
}

struct Shed: Sendable {
  let tools: [String]
  func gardener() -> String { tools.joined() }
  func callAsFunction() -> Int { tools.count }
}

struct Plot {
  let rose: () -> String
  let tulip: String
  let path: Path

  struct Path {
    var fence: String { "fence() of a path" }
    func hedge() -> String { "hedge" }
  }
}

func fence() -> String { "the function" }
func pond(_ depth: Int) -> Int { depth }

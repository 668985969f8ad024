// why: `fallback` is a member of the list that it resolves, and so gets the list without
// itself.
// telemetry-tee: sends each line that it reads to all sinks.
import Keyworks

protocol Sink: Sendable {
  var name: String { get }
  func write(_ line: String) -> Bool
}

struct Terminal: Sink {
  let name = "terminal"
  func write(_ line: String) -> Bool {
    print(line)
    return true
  }
}

struct Remote: Sink {
  let name: String
  let accepts: @Sendable (String) -> Bool
  func write(_ line: String) -> Bool { accepts(line) }
}

/// Falls back to the first sink that takes a line: the last resort of the list below.
struct Fallback: Sink {
  let others: [any Sink]
  var name: String { "fallback to " + others.map(\.name).joined(separator: ", ") }
  func write(_ line: String) -> Bool { others.contains { $0.write(line) } }
}

infix operator |> : AdditionPrecedence
/// The second sink gets what the first refuses.
func |> (first: any Sink, second: any Sink) -> any Sink {
  Remote(name: first.name) { first.write($0) || second.write($0) }
}

enum Region: String, CaseIterable, Sendable {
  case north, south
  func sink(limit: Int = 80) -> Remote {
    Remote(name: rawValue) { $0.hasPrefix(rawValue) && $0.utf8.count <= limit }
  }
}

extension Container {
  var terminal: Factory<Terminal> { self { Terminal() }.cached }
  var north: Factory<Remote> { self { Region.north.sink() }.cached }
  var south: Factory<Remote> { self { Region.south.sink(limit: 120) }.cached }
  var fallback: Factory<Fallback> { self { Fallback(others: self.allSinks) } }
  var tee: Factory<Tee> { self { Tee(sinks: self.allSinks) } }

  static var sinks: Tags<any Sink> {
    [
      Tagged(\.north) { $0 },
      Tagged(\.south) { $0 },
      Tagged(\.terminal, priority: 10) { $0 },
      Tagged(\.fallback, priority: 100) { $0 },
    ]
  }
  private var allSinks: [any Sink] { self[\.sinks] }
}

struct Tee {
  let sinks: [any Sink]
  func callAsFunction(_ line: String) {
    guard let resort = sinks.last else { return }
    for sink in sinks.dropLast() where !(sink |> resort).write(line) {
      print("lost for", sink.name)
    }
  }
}

let tee = Container.shared.tee()
print(tee.sinks.map(\.name))
while let line = readLine() { tee(line) }

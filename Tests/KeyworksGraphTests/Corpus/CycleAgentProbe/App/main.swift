// why: the initializers read one another through Needs: uplink → sampler → budget → uplink.
// `probe`, a command-line tool that samples a host and prints what the agent would send.
import Keyworks

/// Reads dependencies as if they were properties: `needs.budget`.
@dynamicMemberLookup
struct Needs {
  let container: Container
  subscript<Value>(dynamicMember path: KeyPath<Container, Factory<Value>>) -> Value {
    container[keyPath: path]()
  }
}

protocol Gauge: Sendable {
  var label: String { get }
  func read() -> Double
}
struct Load: Gauge {
  let label = "load"
  func read() -> Double { 0.7 }
}
struct FreeMemory: Gauge {
  let label = "free"
  func read() -> Double { 412 }
}

/// How many samples may be sent in an hour.
struct Budget {
  let perHour: Int
  init(_ needs: Needs) {
    let line = needs.uplink
    perHour = line.isMetered ? 60 : 3600
  }
}

struct Sampler {
  let gauges: [any Gauge]
  let pause: Int
  init(_ needs: Needs) {
    gauges = needs.container[\.gauges]
    pause = 3600 / needs.budget.perHour
  }
  func sweep() -> [String] { gauges.map { "\($0.label)=\($0.read())" } }
}

struct Uplink {
  let host: String
  let isMetered: Bool

  init(_ needs: Needs) {
    host = needs.collector
    // A host that samples rarely is on a mobile network.
    isMetered = needs.sampler.pause > 30
  }
  func send(_ lines: [String]) { print("POST \(host)", lines.joined(separator: "&")) }
}

extension Container {
  private var needs: Needs { Needs(container: self) }

  var load: Factory<any Gauge> { self { Load() } }
  var freeMemory: Factory<FreeMemory> { self { FreeMemory() } }
  static var gauges: Tags<any Gauge> { [Tagged(\.load), Tagged(\.freeMemory, priority: 5) { $0 }] }

  var collector: Factory<String> { self { "collector.example.net" } }
  var budget: Factory<Budget> {  // expect: cycle budget uplink sampler
    self { Budget(self.needs) }
  }
  var sampler: Factory<Sampler> { self { Sampler(self.needs) } }
  var uplink: Factory<Uplink> { self { Uplink(self.needs) } }
}

let container = Container()
container.uplink().send(container.sampler().sweep())

// why: nobody reads the wiring `sparing`: `modes` forgot it, so at night the daemon goes on at
// 10 s.
// A telemetry daemon with several modes of operation.
import Keyworks
import KeyworksWiring
import Synchronization

final class Clock: Sendable {
  private let now = Mutex(22)
  var hour: Int { now.withLock { $0 } }
  func tick() { now.withLock { $0 = ($0 + 1) % 24 } }
}

struct Sample: Sendable, CustomStringConvertible {
  var name: String
  var value: Int
  var description: String { "\(name)=\(value)" }
}

protocol Filter: Sendable {
  func pass(_ sample: Sample) -> Sample?
}
struct DropZeros: Filter {
  func pass(_ sample: Sample) -> Sample? { sample.value == 0 ? nil : sample }
}
struct Anonymize: Filter {
  let salt: Int
  func pass(_ sample: Sample) -> Sample? { Sample(name: "m\(sample.name.count + salt)", value: sample.value) }
}

extension Container {
  var clock: Factory<Clock> { self { Clock() }.singleton }
  var interval: Factory<Int> { self { 10 } }
  var salt: Factory<Int> { self { 7 }.cached }
  var zeros: Factory<DropZeros> { self { DropZeros() } }
  var anonymous: Factory<Anonymize> { self { Anonymize(salt: self.salt()) } }
  static var filters: Tags<any Filter> { [Tagged(\.zeros, priority: 10) { $0 }] }
}

// MARK: Modes

extension Container {
  static var privacy: Wiring<Container> {
    Wiring { $0.contribute(Tagged(\.anonymous, priority: 20) { $0 }, to: \.filters) }
  }
  static var sparing: Wiring<Container> {  // expect: wiring interval
    Wiring { container in
      container.register(\.interval) { $0.clock().hour < 6 ? 300 : 60 }
    }
    .priority(5)
  }
  static var salted: Wiring<Container> {
    Wiring { $0.salt.register { 1_009 } }
  }

  /// All modes. The daemon activates this one only.
  static var modes: Wiring<Container> { Wiring(merging: [privacy, salted]) }
}

func sweep(_ samples: [Sample], in container: Container) -> String {
  let filters = container[\.filters]
  let kept = samples.compactMap { sample in
    filters.reduce(sample as Sample?) { rest, filter in rest.flatMap(filter.pass) }
  }
  return "\(container.clock().hour) h: \(kept), next in \(container.interval()) s"
}

let daemon = Container()
let activation = daemon.activate(\.modes)
for _ in 1...12 {
  print(sweep([Sample(name: "jobs", value: 3), Sample(name: "faults", value: 0)], in: daemon))
  daemon.clock().tick()
}
activation.revert()

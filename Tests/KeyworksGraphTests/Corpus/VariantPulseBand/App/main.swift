// why: sink (singleton) drops the Stage of train's `with`, on which endpoint depends: testers
// upload to production.
import Keyworks
import Synchronization

// A band measures the pulse. Workouts are uploaded; testers upload to the staging servers.

enum Stage: Variant { case production, staging }

struct Endpoint: Sendable {
  let host: String
  func path(_ parts: String...) -> String { "https://" + ([host] + parts).joined(separator: "/") }
}

protocol Sink: Sendable {
  func send(_ beats: [Int])
  var log: [String] { get }
}

final class CloudSink: Sink {
  private let endpoint: Endpoint
  private let lines = Mutex<[String]>([])

  init(to endpoint: Endpoint) { self.endpoint = endpoint }

  func send(_ beats: [Int]) {
    lines.withLock { $0.append("\(beats.count) beats to \(endpoint.path("v2", "pulse"))") }
  }
  var log: [String] { lines.withLock { $0 } }
}

final class WorkoutContainer: ManagedContainer {
  let manager: ContainerManager
  let app: Container
  let sport: String

  init(_ sport: String, in app: Container) {
    (self.sport, self.app) = (sport, app)
    manager = ContainerManager(parent: app)
  }
}

struct Recorder {
  let sport: String
  let sink: any Sink

  func record(_ beats: [Int]) -> [String] {
    sink.send(beats)
    return sink.log.map { "\(sport): \($0)" }
  }
}

extension Container {
  var endpoint: Factory<Endpoint> {
    self { Endpoint(host: "band.example.org") }.when(Stage.staging) { Endpoint(host: "test.example.org") }
  }
  var sink: Factory<any Sink> {  // expect: variant recorder sink endpoint
    self { CloudSink(to: self.endpoint()) }.singleton
  }
}

extension WorkoutContainer {
  var recorder: Factory<Recorder> { self { Recorder(sport: self.sport, sink: self.app.sink()) } }
}

func train(_ sport: String, tester: Bool) -> [String] {
  let workout = WorkoutContainer(sport, in: .shared)
  guard tester else { return workout.recorder().record([88, 97, 140]) }
  return workout.with(Stage.staging) { $0.recorder().record([61, 60]) }
}

print(train("Rowing", tester: false), train("Yoga", tester: true))

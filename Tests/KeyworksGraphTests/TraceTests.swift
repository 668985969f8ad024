import Foundation
import KeyworksGraph
import Testing

/// The reports of `keyworks-graph trace`.
@Suite(.onCompilerThreads) struct `A recorded run` {
  private static let source = """
    import Keyworks
    import KeyworksAsync
    extension Container {
      var price: Factory<Int> { self { 3 }.cached }
      var cart: Factory<Int> {
        self { self.price() }.cached
      }
      var page: AsyncFactory<Int, Never> { self.async { self.cart() } }
      func label(_ text: String) -> Factory<String> { self(id: text) { text } }
      var spare: Factory<Int> { self { 1 }.singleton }
    }
    let c = Container.shared
    print(c.cart(), await c.page(), c.label("x")(), c.spare())
    """
  /// The line of each factory's braces.
  private static let lines = ["price": 4, "cart": 6, "page": 8, "label(_:)": 9, "spare": 10]

  private func with<Result>(
    _ recording: String, _ body: (RecordedRun, Paths) throws -> Result
  ) throws -> Result {
    try SampleProgram.with(["main.swift": Self.source]) { program in
      let run = try RecordedRun(
        Recording(recording, at: "run.jsonl"), of: program.verified(), at: "run.jsonl")
      return try body(run, Paths(relativeTo: program.folder.path))
    }
  }

  private static let head = #"{"recording":"Keyworks","version":1}"# + "\n"

  /// A line of a recording, with the time in microseconds.
  private static func line(
    _ time: Int, _ event: String, _ name: String, _ path: [Int], thread: Int = 0,
    module: String = "App", file: String = "main.swift", _ more: String = ""
  ) -> String {
    #"{"at":\#(time * 1000),"event":"\#(event)"\#(more),"name":"\#(name)","module":"\#(module)","#
      + #""file":"\#(file)","line":\#(lines[name, default: 0]),"path":\#(path),"#
      + #""thread":\#(thread)}"# + "\n"
  }
  private static let byDefinition = #","by":"definition""#

  /// A thread builds a cart. Then two tasks build pages, and one of them waits, while another
  /// thread resolves the cached cart.
  private static let busy =
    head
    + line(100, "began", "cart", [1], thread: 7)
    + line(150, "began", "price", [1, 2], thread: 7)
    + line(450, "built", "price", [1, 2], thread: 7, byDefinition + #","took":300000"#)
    + line(500, "built", "cart", [1], thread: 7, byDefinition + #","took":400000"#)
    + line(1000, "began", "page", [3])
    + line(1100, "began", "page", [4])
    + line(1200, "began", "cart", [3, 5], thread: 7)
    + line(1300, "reused", "cart", [3, 5], thread: 7)
    + line(1350, "began", "cart", [6], thread: 9)
    + line(1400, "reused", "cart", [6], thread: 9)
    + line(1450, "waited", "page", [4], #","took":250000"#)
    + line(1500, "built", "page", [4], #","by":"override","took":400000"#)
    + line(2000, "built", "page", [3], byDefinition + #","took":1000000"#)
    + line(2100, "began", "label(_:)", [8], thread: 9)
    + line(2200, "failed", "label(_:)", [8], thread: 9, #","reason":"no \"ink\"""#)
    + line(2500, "tornDown", "price", [0], thread: 9, #","took":100000"#)
    + line(2600, "teardownFailed", "cart", [0], thread: 9, #","reason":"stuck""#)
    + line(2700, "gathers", "list", [0], thread: 9)

  @Test func `the text report shows times, failures, teardowns and unresolved factories`() throws {
    let text = try with(Self.busy) { TraceReport($0, $1).text }
    #expect(
      text == """
        App: 7 resolves in 2.700 ms, 4 built, 2 reused

              start       took        own  (ms)
              0.100      0.400      0.100  App.cart
              0.150      0.300      0.300    App.price
              1.000      1.000      0.900  App.page ×2, waited up to 0.250
              2.100      0.100      0.100  App.label

        The longest chain, with its share of the time spent resolving:
                         1.000        67%  App.page

        Not built:
              2.200                        App.label failed: no "ink"

        Torn down:
              2.400      0.100             App.price
              2.600      0.000             App.cart failed: stuck

        Never resolved, 1 of 5 factories:
          App.spare, .singleton  App/main.swift:10:7

        """)
  }

  @Test func `the Perfetto report uses the factory numbers of the graph`() throws {
    struct Graph: Decodable {
      struct Program: Decodable { let factories: [Factory] }
      struct Factory: Decodable { let id: Int, name: String }
      let programs: [Program]
    }
    let (events, ids) = try with(Self.busy) { run, paths in
      let page = HTMLReport(run, paths).text
      let start = try #require(page.range(of: #"{"version""#)).lowerBound
      let json = page[start...].prefix { $0 != "\n" }
      let graph = try JSONDecoder().decode(Graph.self, from: Data(json.utf8)).programs[0]
      return (
        try Events(PerfettoReport(run, paths).text),
        Dictionary(graph.factories.map { ($0.name, $0.id) }) { first, _ in first }
      )
    }
    #expect(events.names == ["App", "thread 1", "tasks 1", "tasks 2", "thread 2", "teardowns 1"])
    #expect(
      events.summaries == [
        "1: built cart 100.0+400.0", "1: built price 150.0+300.0", "2: built page 1000.0+1000.0",
        "3: built page 1100.0+400.0", "2: reused cart 1200.0+100.0",
        "4: reused cart 1350.0+50.0", "4: failed label(_:) 2100.0+100.0",
        "5: teardown price 2400.0+100.0", "5: teardown cart 2600.0+0.0",
      ])
    for event in events.slices {
      #expect(event.args.factory == ids[event.name.prefix { $0 != "(" }.description])
      #expect(event.args.module == "App")
    }
    #expect(events.slices[0].args.place == "App/main.swift:5:7")
    #expect(
      events.slices.map(\.args.by)[..<4] == ["definition", "definition", "definition", "override"])
    #expect(events.slices[3].args.waited == 250)
    #expect(events.slices[6].args.reason == "no \"ink\"")
  }

  @Test func `events on one Perfetto track either nest or do not overlap`() throws {
    var recording = Self.head
    var time = 0
    // Tasks begin and end in no particular order; some outlive the task that started them.
    for number in 1...40 {
      time += 3
      let path = number % 3 == 0 ? [number - 1, number] : [number]
      recording += Self.line(time, "began", "page", path, thread: number % 5 == 0 ? 5 : 0)
      if number % 5 == 0 { recording += Self.line(time + 1, "reused", "page", path, thread: 5) }
    }
    for number in (1...40).sorted(by: { $0 * 17 % 41 < $1 * 17 % 41 }) where number % 5 != 0 {
      time += 2
      let path = number % 3 == 0 ? [number - 1, number] : [number]
      recording += Self.line(time, "built", "page", path, Self.byDefinition)
    }
    let events = try with(recording) { try Events(PerfettoReport($0, $1).text) }
    #expect(events.slices.count == 40)
    for track in Dictionary(grouping: events.slices, by: \.tid).values {
      for (index, event) in track.enumerated() {
        for later in track[(index + 1)...] {
          #expect(
            later.ts >= event.ts + event.dur || later.ts + later.dur <= event.ts + event.dur)
        }
      }
    }
  }

  @Test func `the page of a recorded run shows its times`() throws {
    let page = try with(Self.busy) { HTMLReport($0, $1).text }
    #expect(page.contains(#""run":{"factories":[{"id":0,"resolved":1,"built":1,"at":150000,"#))
    #expect(page.contains(#""chain":[{"id":2,"took":1000000}]}"#))
  }

  @Test func `the longest chain continues from a wait into the build it waits for`() throws {
    let recording =
      Self.head
      + Self.line(0, "began", "cart", [1])
      + Self.line(100, "began", "price", [1, 2])
      + Self.line(1000, "began", "page", [3])
      + Self.line(1100, "began", "cart", [3, 4])
      + Self.line(5000, "built", "price", [1, 2], Self.byDefinition + #","took":4900000"#)
      + Self.line(5200, "waited", "cart", [3, 4], #","took":4100000"#)
      + Self.line(5250, "reused", "cart", [3, 4])
      // The waiting task continues before the building one reports the instance.
      + Self.line(5300, "built", "cart", [1], Self.byDefinition + #","took":5100000"#)
      + Self.line(9000, "built", "page", [3], Self.byDefinition + #","took":8000000"#)
    #expect(
      try chain(of: recording) == [
        "      8.000        89%  App.page", "      4.150        46%    App.cart",
        "      4.900        54%      App.price",
      ])
  }

  private func chain(of recording: String) throws -> [Substring] {
    let lines = try with(recording) { TraceReport($0, $1).text }.split(separator: "\n")
    let start = try #require(lines.firstIndex { $0.hasPrefix("The longest chain") })
    return lines[(start + 1)...].prefix { $0.hasPrefix(" ") }.map { $0.dropFirst(11) }
  }

  @Test func `a recording that is cut off is still read`() throws {
    let recording =
      Self.head + Self.line(100, "began", "cart", [1]) + Self.line(200, "began", "price", [1, 2])
      + Self.line(300, "stopped", "price", [1, 2], #","reason":"empty""#) + #"{"at":4000"#
    let read = try Recording(recording, at: "run.jsonl")
    #expect(read.remarks == ["The last line of 'run.jsonl' is cut off, so it is ignored."])
    let text = try with(recording) { TraceReport($0, $1).text }
    #expect(text.contains("0.300                        App.cart had not ended\n"))
    #expect(text.contains("0.300                        App.price stopped the program: empty\n"))
  }

  @Test func `the last recording in a file is used`() throws {
    let recording = Self.busy + Self.head + Self.line(100, "began", "spare", [1])
    #expect(
      try Recording(recording, at: "run.jsonl").remarks == [
        "'run.jsonl' contains 2 recordings. This is the last one."
      ])
    #expect(
      try with(recording) { TraceReport($0, $1).text }.hasPrefix("App: 1 resolve in 0.100 ms"))
  }

  @Test func `a recording by two observers reads like a recording by one`() throws {
    let lines = Self.busy.split(separator: "\n").filter { !$0.contains("waited") }
    func tree(_ lines: some Sequence<Substring>) throws -> ArraySlice<Substring> {
      let text = try with(lines.joined(separator: "\n")) { TraceReport($0, $1).text }
      return text.split(separator: "\n")[..<6]
    }
    #expect(try tree(lines.flatMap { [$0, $0] }.dropFirst()) == tree(lines))
  }

  @Test func `a recording may contain factories that are missing from the graph`() throws {
    let recording =
      Self.head + Self.line(100, "began", "cart", [1])
      + Self.line(200, "began", "late", [1, 2], module: "Plugin")
      + Self.line(300, "built", "late", [1, 2], module: "Plugin", Self.byDefinition)
    try with(recording) { run, paths in
      #expect(TraceReport(run, paths).text.contains("    late (Plugin/main.swift:0)\n"))
      let slice = try Events(PerfettoReport(run, paths).text).slices[1]
      #expect(slice.args.factory == nil)
      #expect(slice.args.place == "Plugin/main.swift:0")
    }
  }

  // Not the arguments of a test, because a run of the tests would print them.
  @Test func `a file without a usable recording is rejected`() {
    let files: [(text: String, status: Int32, message: String)] = [
      ("", 8, "'run.jsonl' is empty. Write one with: container.observe(TraceLog.jsonLines { … })"),
      ("\n \n", 8, "'run.jsonl' is empty."),
      ("cart built in 1 ms\n", 8, "'run.jsonl' is not a recording."),
      (#"{"version":2,"programs":[]}"#, 8, "'run.jsonl' is not a recording."),
      (
        #"{"recording":"Keyworks","version":2}"#, 8,
        "was recorded by another version of the library."
      ),
      (Self.head, 9, "Nothing was resolved in 'run.jsonl'."),
      (Self.head + Self.line(-1, "began", "cart", [1]) + Self.busy, 8, "run.jsonl:2: error"),
      (Self.head + Self.line(1 << 53, "began", "cart", [1]) + Self.busy, 8, "run.jsonl:2: error"),
      (
        Self.head + "3\n" + Self.busy, 8,
        "run.jsonl:2: error: this line is not an event of a recording."
      ),
      (
        Self.head + Self.line(1, "began", "cart", [1], module: "Other"), 9,
        "No factory in 'run.jsonl' belongs to App"
      ),
    ]
    for (text, status, message) in files {
      let error = #expect(throws: VerificationError.self) { try with(text) { _, _ in } }
      #expect(error?.status == status, "\(message)")
      #expect(error?.description.contains(message) == true, "\(message)")
    }
  }

  @Test func `a recording is assigned to its program, or an error lists the possible programs`()
    throws
  {
    let lib =
      "import Keyworks\nextension Container { public var cart: Factory<Int> { self { 1 } } }"
    let main = "import Keyworks\nimport Lib\nprint(Container.shared.cart())"
    let own = main + "\nextension Container { var page: Factory<Int> { self { 1 } } }"
    try SampleProgram.with([
      ("Lib", ["Lib.swift": lib]), ("App", ["main.swift": main]), ("Tool", ["main.swift": own]),
    ]) { program in
      var verification = try program.verified()
      let shared = Self.head + Self.line(1, "began", "cart", [1], module: "Lib", file: "Lib.swift")
      let ofTool = shared + Self.line(2, "began", "page", [2], module: "Tool")
      func title(_ text: String) throws -> String {
        let run = try RecordedRun(
          Recording(text, at: "run.jsonl"), of: verification, at: "run.jsonl")
        return String(TraceReport(run, Paths(relativeTo: "/")).text.prefix { $0 != ":" })
      }
      #expect(try title(ofTool) == "Tool")
      let error = #expect(throws: VerificationError.self) { try title(shared) }
      #expect(error?.status == 2)
      #expect(
        error?.description
          == "'run.jsonl' may be a recording of App or Tool. Choose one with --program.")
      try verification.restrict(to: "App")
      #expect(try title(shared) == "App")
    }
  }
}

/// What Perfetto reads.
private struct Events {
  struct Event: Decodable {
    let ph: String, name: String, pid: Int, tid: Int
    let cat: String?, ts: Double?, dur: Double?
    let args: Arguments
  }
  struct Slice { let name: String, tid: Int, cat: String, ts: Double, dur: Double, args: Arguments }
  struct Arguments: Decodable {
    let name: String?, factory: Int?, module: String?, place: String?, by: String?
    let reason: String?, waited: Double?
  }
  private struct File: Decodable { let displayTimeUnit: String, traceEvents: [Event] }

  /// The names of the process and its tracks, by number.
  let names: [String]
  let slices: [Slice]

  init(_ text: String) throws {
    let events = try JSONDecoder().decode(File.self, from: Data(text.utf8)).traceEvents
    #expect(events.allSatisfy { $0.pid == 1 })
    let metadata = events.filter { $0.ph == "M" }
    #expect(metadata.map(\.tid) == Array(metadata.indices))
    #expect(
      metadata.map(\.name) == ["process_name"] + metadata.dropFirst().map { _ in "thread_name" })
    names = try metadata.map { try #require($0.args.name) }
    slices = try events.filter { $0.ph == "X" }.map {
      Slice(
        name: $0.name, tid: $0.tid, cat: try #require($0.cat), ts: try #require($0.ts),
        dur: try #require($0.dur), args: $0.args)
    }
    #expect(slices.count + metadata.count == events.count)
    #expect(slices.allSatisfy { names.indices.contains($0.tid) && $0.tid > 0 })
  }

  var summaries: [String] { slices.map { "\($0.tid): \($0.cat) \($0.name) \($0.ts)+\($0.dur)" } }
}

import KeyworksGraph
import Testing

/// The reports of `keyworks-graph trace --against` and `--fail-over`.
@Suite(.onCompilerThreads) struct `A run compared with an earlier one` {
  private static let source = """
    import Keyworks
    extension Container {
      var settings: Factory<Int> { self { 1 }.cached }
      var pool: Factory<Int> { self { 2 }.cached }
      var server: Factory<Int> { self { self.settings() + self.pool() }.cached }
      var page: Factory<Int> { self { 3 } }
      var audit: Factory<Int> { self { 4 } }
    }
    let c = Container.shared
    print(c.server(), c.page(), c.audit())
    """

  /// A factory that was built, with the numbers of its path, and its times in microseconds.
  private typealias Span = (name: String, path: [Int], start: Int, end: Int)

  private static let old: [Span] = [
    ("server", [1], 212, 42_082), ("settings", [1, 2], 398, 12_449),
    ("pool", [1, 3], 12_467, 42_070), ("page", [4], 42_930, 47_048),
    ("user", [4, 5], 43_015, 46_427),
  ]
  private static let new: [Span] = [
    ("server", [1], 212, 61_312), ("settings", [1, 2], 398, 31_672),
    ("pool", [1, 3], 31_690, 61_300), ("page", [4], 62_000, 63_100),
    ("audit", [5], 63_200, 63_260),
  ]

  private static func recording(of spans: [Span], module: String = "App") throws -> Recording {
    func line(_ time: Int, _ event: String, _ span: Span) -> String {
      #"{"at":\#(time * 1000),"event":"\#(event)","name":"\#(span.name)","module":"\#(module)","#
        + #""file":"main.swift","line":0,"path":\#(span.path),"thread":7}"#
    }
    let lines =
      [#"{"recording":"Keyworks","version":1}"#] + spans.map { line($0.start, "began", $0) }
      + spans.map { line($0.end, "built", $0) }
    return try Recording(lines.joined(separator: "\n"), at: "run.jsonl")
  }

  private func with<Result>(
    _ spans: [Span], _ body: (RecordedRun) throws -> Result
  ) throws -> Result {
    try SampleProgram.with(["main.swift": Self.source]) { program in
      try body(
        RecordedRun(Self.recording(of: spans), of: program.verified(), at: "run.jsonl"))
    }
  }

  private func report(
    from old: [Span] = old, to new: [Span] = new, limit: String? = nil
  ) throws -> TraceDiffReport {
    try with(new) { run in
      try TraceDiffReport(
        run, since: Self.recording(of: old), at: "old.jsonl", limit: limit.map(TimeLimit.init))
    }
  }

  @Test func `the report begins with the largest change of the own time and leaves out noise`()
    throws
  {
    #expect(
      try report().text == """
        App: 5 resolves in 63.260 ms, 5 built, 0 reused
        Before: 5 resolves in 47.048 ms, 5 built, 0 reused

                         total                   own  (ms)
             before      after     before      after  factory
             45.988     62.260                        all resolves
             12.051     31.274     12.051     31.274  App.settings
              3.412                 3.412             App.user, removed
              4.118      1.100      0.706      1.100  App.page
             41.870     61.100      0.216      0.216  App.server
                         0.060                 0.060  App.audit, added

        1 other factory changed by at most a tenth or 0.1 ms.

        The longest chain:
             41.870     61.100                        App.server
             29.603                                     App.pool
                        31.274                          App.settings

        """)
  }

  @Test func `a run is equal to itself`() throws {
    let report = try report(from: Self.new, limit: "0s")
    #expect(report.excess == nil)
    #expect(
      report.text.hasSuffix(
        """
             before      after     before      after  factory
             62.260     62.260                        all resolves

        5 other factories changed by at most a tenth or 0.1 ms.

        The longest chain:
             61.100     61.100                        App.server
             31.274     31.274                          App.settings

        """))
  }

  @Test func `a factory that resolves itself has the own time of all its resolves`() throws {
    let text = try report(
      from: [("page", [1], 0, 100)],
      to: [
        ("page", [1], 0, 9_000), ("page", [1, 2], 1_000, 8_000), ("pool", [1, 2, 3], 2_000, 5_000),
      ]
    ).text
    #expect(text.contains("0.100      9.000      0.100      6.000  App.page\n"))
  }

  @Test func `with an earlier recording, the limit is for what became slower`() throws {
    #expect(
      try report(limit: "5ms").excess
        == "Slower by more than 5ms: the longest chain by 19.230 ms, App.settings by 19.223 ms, "
        + "App.server by 19.230 ms")
    #expect(
      try report(limit: "50us").excess?.hasSuffix("App.server by 19.230 ms") == true)
    #expect(try report(limit: "20ms").excess == nil)
  }

  @Test func `a factory that does the work of another itself is not slower`() throws {
    let report = try report(
      from: [("page", [1], 0, 9_000), ("pool", [1, 2], 0, 8_000)], to: [("page", [1], 0, 9_000)],
      limit: "1ms")
    #expect(report.excess == nil)
    #expect(report.text.contains("9.000      9.000      1.000      9.000  App.page\n"))
  }

  @Test func `a small change that exceeds the limit is listed`() throws {
    let (old, new) = ([Span("page", [1], 0, 9_000)], [Span("page", [1], 0, 9_500)])
    #expect(try !report(from: old, to: new).text.contains("9.500  App.page"))
    #expect(try report(from: old, to: new, limit: "0.4ms").text.contains("9.500  App.page"))
  }

  @Test func `without an earlier recording, the limit is for the longest chain`() throws {
    func excess(over limit: String) throws -> String? {
      try with(Self.new) { run in try TimeLimit(limit).excess(of: run) }
    }
    #expect(
      try excess(over: "50ms")
        == "The longest chain takes 61.100 ms, 11.100 ms more than 50ms: App.server → App.settings")
    #expect(try excess(over: "0.0611s") == nil)
  }

  @Test func `a recording of another program is rejected`() throws {
    let error = #expect(throws: VerificationError.self) {
      try with(Self.new) { run in
        try TraceDiffReport(
          run, since: Self.recording(of: Self.new, module: "Other"), at: "old.jsonl", limit: nil)
      }
    }
    #expect(error?.status == 9)
    #expect(
      error?.description == "'old.jsonl' is a recording of another program: it has no factory in "
        + "common with this run of App.")
  }

  @Test(arguments: ["", "50", "ms", "50 ms", "50MS", "1e3ms", "1.2.3s", "5m", "99999999s", "50msx"])
  func `a limit without a number and a unit is rejected`(_ text: String) {
    let error = #expect(throws: VerificationError.self) { try TimeLimit(text) }
    #expect(error?.status == 2)
    #expect(
      error?.description
        == "'\(text)' is not a duration. Write a number and its unit: 50ms, 1.5s or 800us.")
  }
}

/// The resolves and teardowns of a run as trace events, for Perfetto and Chrome's tracing page.
package struct PerfettoReport {
  private let run: RecordedRun
  private let paths: Paths

  package init(_ run: RecordedRun, _ paths: Paths) {
    (self.run, self.paths) = (run, paths)
  }

  package var text: String {
    var tracks = Tracks(of: "tasks")
    let resolves = run.recording.resolves.enumerated().map { index, resolve in
      let track = tracks.track(
        of: index, resolve.start, resolve.end, inside: resolve.outer, thread: resolve.thread)
      return event(resolve, run.factories[index], track)
    }
    var endings = Tracks(of: "teardowns")
    let teardowns = run.recording.teardowns.enumerated().map { index, teardown in
      let track = endings.track(of: index, teardown.start, teardown.end)
      return event(
        teardown.origin, run.tornDown[index], "teardown", teardown.start, teardown.end,
        tracks.names.count + track, ["reason": teardown.failure.map(JSON.text)])
    }
    let names = (tracks.names + endings.names).enumerated().map {
      name("thread_name", $0.offset + 1, $0.element)
    }
    let events = [name("process_name", 0, run.graph.program.name)] + names + resolves + teardowns
    return (["displayTimeUnit": "ms", "traceEvents": .list(events)] as JSON).text + "\n"
  }

  private func name(_ kind: String, _ track: Int, _ name: String) -> JSON {
    [
      "ph": "M", "name": .text(kind), "pid": .number(1), "tid": .number(track),
      "args": ["name": .text(name)],
    ]
  }

  private func event(_ resolve: Recording.Resolve, _ factory: Int?, _ track: Int) -> JSON {
    event(
      resolve.origin, factory, resolve.outcome?.rawValue ?? "not ended", resolve.start,
      resolve.end, track,
      [
        "by": resolve.layer.map(JSON.text), "reason": resolve.reason.map(JSON.text),
        "waited": resolve.waited > 0 ? .thousandths(resolve.waited) : nil,
      ])
  }

  private func event(
    _ origin: Recording.Origin, _ factory: Int?, _ category: String, _ start: Int, _ end: Int,
    _ track: Int, _ details: KeyValuePairs<String, JSON?>
  ) -> JSON {
    let declared = factory.map { run.graph.factories[$0] }
    let common: [(String, JSON?)] = [
      ("factory", factory.map(JSON.number)), ("module", (declared?.module).map(JSON.text)),
      ("place", .text(declared.map { paths.text($0.place) } ?? "\(origin.file):\(origin.line)")),
    ]
    return [
      "ph": "X", "name": .text(origin.name), "cat": .text(category), "ts": .thousandths(start),
      "dur": .thousandths(end - start), "pid": .number(1), "tid": .number(track + 1),
      "args": .object(common + details.map { ($0, $1) }),
    ]
  }
}

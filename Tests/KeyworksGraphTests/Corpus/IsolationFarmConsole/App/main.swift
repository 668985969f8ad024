// why: `reporter` is nonisolated and resolves `statusLine` in MainActor.assumeIsolated
// (TerminalReporter.init), but the workers' tasks run on other threads.
// The build daemon with a status line on the terminal, which only the main actor may write.
import Keyworks
import KeyworksAsync
import KeyworksUI

@MainActor final class StatusLine {
  private var width = 0
  func show(_ text: String) {
    print("\r\(text)", terminator: String(repeating: " ", count: max(0, width - text.count)))
    width = text.count
  }
}

class Reporter: @unchecked Sendable {
  let verbose: Bool
  init(verbose: Bool) { self.verbose = verbose }
  func report(_ event: String) async {
    if verbose { print(event) }
  }
}

final class TerminalReporter: Reporter, @unchecked Sendable {
  private let line: StatusLine

  init(in daemon: Container) {
    line = MainActor.assumeIsolated { daemon.statusLine() }
    super.init(verbose: daemon.isVerbose())
  }
  override func report(_ event: String) async {
    await super.report(event)
    await line.show(event)
  }
}

actor Worker {
  private let reporter: Reporter
  private var built: [String] = []
  init(_ reporter: Reporter) { self.reporter = reporter }

  func build(_ target: String) async -> Int {
    await reporter.report("building \(target)")
    built.append(target)
    return built.count
  }
}

extension Container {
  var isVerbose: Factory<Bool> { self { CommandLine.arguments.contains("-v") } }
  var statusLine: MainActorFactory<StatusLine> { self.mainActor { StatusLine() }.cached }
  var reporter: Factory<Reporter> {  // expect: isolation reporter statusLine
    self { TerminalReporter(in: self) }.cached
  }
  var worker: AsyncFactory<Worker, any Error> { self.async { Worker(self.reporter()) } }
}

let targets = ["Core", "Net", "App"]
try await withContainer(Container()) { daemon in
  let done = try await withThrowingTaskGroup(of: Int.self) { group in
    for target in targets {
      group.addTask { try await daemon.worker().build(target) }
    }
    return try await group.reduce(0, +)
  }
  daemon.statusLine().show("\(done) of \(targets.count)\n")
}

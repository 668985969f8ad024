// why: a singleton with a teardown, but the program has no withTeardown, and closing the
// desk's container leaves singletons alone.
import Keyworks
import KeyworksAsync
import Telemetry

/// A day at the desk: whatever was opened is closed in the end.
func day<Report: Sendable>(
  _ work: @Sendable (Container) async throws -> Report
) async throws -> Report {
  try await withContainer(Container()) { desk in
    try await desk.start(\.link, \.sectionLog)
    return try await work(desk)
  }
}

let report = try await day { desk in
  let log = try await desk.sectionLog()
  var lines: [String] = []
  for section in ["AA", "AB", "ABC"] {
    lines.append(await log.line(for: section))
  }
  return lines
}
print(report.joined(separator: "\n"))

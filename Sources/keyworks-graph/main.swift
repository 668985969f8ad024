import KeyworksGraph

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

do {
  exit(try run(Options(Array(CommandLine.arguments.dropFirst()))))
} catch {
  Console.say("keyworks-graph: \(error)")
  exit(error.status)
}

/// Runs the command. Returns the exit status.
private func run(_ options: Options) throws(VerificationError) -> Int32 {
  if options.isOnlyChecked { return 0 }
  switch options.command {
  case .help(let check):
    print(check?.page ?? Options.usage)
    return 0
  case .version:
    print("keyworks-graph \(ToolVersion.text)")
    return 0
  default: break
  }
  guard let package = Files.resolved(options.package) else {
    throw .usage("There is no folder '\(options.package)'.")
  }
  let paths = Paths(relativeTo: package)
  if case .migrate(let sources) = options.command {
    try migrate(sources, in: package, writes: options.writes)
    return 0
  }
  var rules: Rules?
  if let path = options.rules { rules = try Rules(contents(of: path), path: path) }

  let console = Console(isQuiet: options.isQuiet)
  let store =
    if let path = options.store {
      path
    } else {
      try IndexSearch.store(ofBuilds: options.scratch ?? package + "/.build")
    }
  let library = if let path = options.library { path } else { try IndexSearch.library() }
  let indexed = try IndexedProgram(
    store: store, library: library, package: options.store == nil ? package : nil,
    includingTests: options.includesTests,
    progress: console.progress)
  if options.store != nil, options.package != "." {
    // There is no build whose sources could be compared.
    let unknown = indexed.unknownSources(in: package)
    if let first = unknown.first {
      Console.say(
        "keyworks-graph: not in the index: \(counted(unknown.count, "Swift file")) in "
          + "\(options.package), such as \(paths.file(first)). Was every target built?")
    }
  }
  console.progress("checking \(indexed.fileCount) files")
  var verification = Verification(of: indexed, rules: rules)
  console.clear()
  if let program = options.program { try verification.restrict(to: program) }
  try verification.requireFactories()

  if options.command == .verify { return try verify(&verification, options, paths, console) }
  if case .trace(let path) = options.command {
    return try trace(path, of: verification, options, paths)
  }
  let text = try text(of: verification, options, paths)
  if let snapshot = options.snapshot { return try compare(text, with: snapshot, options) }
  try write(text, to: options.output)
  return 0
}

/// The output of the command.
private func text(
  of verification: Verification, _ options: Options, _ paths: Paths
) throws(VerificationError) -> String {
  let graphs = verification.programs.map(\.graph)
  switch options.command {
  case .help, .version, .trace, .migrate: return ""
  case .verify, .graph:
    return switch options.format {
    case .json: JSONReport(verification, paths).text
    case .html: HTMLReport(verification, paths).text
    case .sarif: SARIFReport(verification, paths).text
    case .github: GitHubReport(verification, paths).text
    case .mermaid: MermaidReport(graphs).text
    case .dot: DOTReport(graphs).text
    default: TextReport(verification, paths).text
    }
  case .explain(let name):
    try verification.requireFactory(named: name)
    return options.format == .json
      ? JSONReport(verification, about: name, paths).text
      : verification.text { ExplainReport($0, $1, paths).text(of: name) }
  case .why(let user, let need):
    try verification.requireFactory(named: user)
    try verification.requireFactory(named: need)
    return verification.text { graph, _ in WhyReport(graph, paths).text(from: user, to: need) }
  case .impact(let name):
    try verification.requireFactory(named: name)
    return verification.text { graph, _ in ImpactReport(graph, paths).text(of: name) }
  case .diff:
    let path = options.against ?? ""
    return try DiffReport(graphs, against: contents(of: path), at: path, only: options.program).text
  case .stats:
    return options.format == .json
      ? StatsReport.json(of: graphs) : verification.text { graph, _ in StatsReport(graph).text }
  case .order(let name):
    let text = verification.text { graph, _ in OrderReport(graph).text(of: name) }
    if let name, text.isEmpty { throw .usage("There is no list '\(name)'.") }
    return text
  case .teardown(let names):
    let text = verification.text { graph, _ in TeardownReport(graph).text(of: names) }
    if names.isEmpty || !text.isEmpty { return text }
    throw .usage(
      "No factory that matches '\(names.joined(separator: "' or '"))' has a teardown "
        + "or uses one that does.")
  }
}

/// Prints or makes the edits, and says what was left. The sources of the whole package tell what
/// the words mean, also if only some are to be edited.
private func migrate(
  _ sources: [String], in package: String, writes: Bool
) throws(VerificationError) {
  let paths = Paths(relativeTo: package)
  let chosen = try MigrationSources.read(sources.isEmpty ? [package] : sources, paths)
  let others = try MigrationSources.read([package], paths)
  let migration = Migration(of: chosen, among: others)
  if !writes { print(migration.diff, terminator: "") }
  migration.remarks(onNewLines: writes).forEach { print($0) }
  for file in migration.files where writes && file.isChanged {
    let path = file.path.hasPrefix("/") ? file.path : "\(package)/\(file.path)"
    guard Files.replace(path, with: String(decoding: file.new, as: UTF8.self)) else {
      throw .inaccessible("'\(path)' cannot be written.")
    }
  }
  Console.say(migration.summary)
}

private func trace(
  _ path: String, of verification: Verification, _ options: Options, _ paths: Paths
) throws(VerificationError) -> Int32 {
  let run = try RecordedRun(recording(at: path), of: verification, at: path)
  var excess = options.limit?.excess(of: run)
  let text: String
  if let path = options.against {
    let report = try TraceDiffReport(
      run, since: recording(at: path), at: path, limit: options.limit)
    (text, excess) = (report.text, report.excess)
  } else {
    text =
      switch options.format {
      case .perfetto: PerfettoReport(run, paths).text
      case .html: HTMLReport(run, paths).text
      default: TraceReport(run, paths).text
      }
  }
  try write(text, to: options.output)
  guard let excess else { return 0 }
  Console.say("keyworks-graph: \(excess)")
  return 1
}

private func recording(at path: String) throws(VerificationError) -> Recording {
  let recording = try Recording(contents(of: path), at: path)
  recording.remarks.forEach(Console.say)
  return recording
}

private func verify(
  _ verification: inout Verification, _ options: Options, _ paths: Paths, _ console: Console
) throws(VerificationError) -> Int32 {
  if let path = options.baseline {
    if options.writes {
      try write(verification.baseline, to: path)
      print("\(path): \(counted(verification.findings.count, "finding")) written")
      return 0
    }
    verification.subtract(baseline: try contents(of: path))
  }
  try write(text(of: verification, options, paths), to: options.output)
  let isText = options.format ?? .text == .text
  if isText, let check = verification.findings.first?.check {
    console.advise("For an example of what is reported, see: help \(check.rawValue)")
  }
  if !isText { verification.complaints.forEach(Console.say) }
  let isWrong =
    !verification.complaints.isEmpty
    || verification.findings.contains { options.isStrict || $0.severity == .error }
  if !isWrong { return 0 }
  // A report in a file, or for another program, leaves the end of a log without a summary.
  if !isText || options.output != nil {
    Console.say("keyworks-graph: \(TextReport(verification, paths).summary)")
  }
  return 1
}

/// Prints the lines in which a snapshot differs.
private func compare(
  _ text: String, with path: String, _ options: Options
) throws(VerificationError) -> Int32 {
  if options.writes {
    try write(text, to: path)
    return 0
  }
  guard let old = Files.text(of: path) else {
    throw .inaccessible("There is no snapshot '\(path)'. Add --write to create it.")
  }
  func lines(_ text: String) -> [Substring] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
  }
  let difference = lines(text).difference(from: lines(old))
  if difference.isEmpty { return 0 }
  for change in difference {
    switch change {
    case .remove(_, let line, _): print("- \(line)")
    case .insert(_, let line, _): print("+ \(line)")
    }
  }
  print("The order differs from \(path). If this is intended, add --write.")
  return 1
}

private func contents(of path: String) throws(VerificationError) -> String {
  guard let text = Files.text(of: path) else { throw .inaccessible("'\(path)' cannot be read.") }
  return text
}

private func write(_ text: String, to path: String?) throws(VerificationError) {
  guard let path else { return print(text, terminator: "") }
  guard Files.write(text, to: path) else { throw .inaccessible("'\(path)' cannot be written.") }
}

import KeyworksGraph

/// The parsed command line.
struct Options {
  var command = Command.verify
  var package = "."
  var scratch: String?
  var store: String?
  var library: String?
  var format: Format?
  var output: String?
  var baseline: String?
  var rules: String?
  var snapshot: String?
  var against: String?
  var limit: TimeLimit?
  var program: String?
  var includesTests = false
  var writes = false
  var isStrict = false
  var isOfTeardowns = false
  var isQuiet = false
  /// Whether to do nothing, after the options were found to be right. The plug-in asks for this.
  var isOnlyChecked = false

  enum Command: Equatable {
    case verify, graph, version
    case help(Check?)
    case explain(String)
    case why(String, String)
    case impact(String)
    case diff
    case stats
    case order(String?)
    case teardown([String])
    case trace(String)
    case migrate([String])
  }

  enum Format: String, CaseIterable {
    case text, json, sarif, github, mermaid, dot, html, perfetto
  }

  static let usage = """
    Checks the dependency graph of a package that uses Keyworks, from the compiler's index.

    Usage: keyworks-graph [<command>] [options]

      verify               report errors and warnings about the graph (the default command)
      graph                write the graph: --format html, json, mermaid or dot
      explain <factory>    show what a factory needs and which factories need it; name it as
                           name or module.name, with * for any characters
      why <factory> <factory>
                           show how the first factory comes to need the second
      diff --against <file>
                           show what has changed since a graph was written as JSON
      impact <factory>     show which factories need it, even indirectly, and what replaces it
      stats                show the depth of the graph, what it builds at launch, factories that
                           many others need, and modules that nothing reaches
      order [<list>]       show the effective order of the lists
      order --teardown [<container>.<factory> …]
                           show the order in which the program is torn down, or these factories
                           and everything they use
      trace <file>         show what a run built, how long that took and what it never resolved,
                           from a recording by TraceLog.jsonLines
      trace <file> --against <file>
                           show what became slower or faster since an earlier recording, by
                           more than a tenth and more than 0.1 ms
      migrate [<folder or file> …] [--write]
                           show how the sources of a program move from Factory to Keyworks, as
                           edits and remarks; --write makes the edits
      help [<check>]       show this text, or what a check finds, with an example

      --package <folder>       the package, built for debugging (default: the current folder)
      --program <name>         only this executable
      --tests                  include tests and their factories
      --format <format>        of verify: text, json, sarif, github or html; of trace: text,
                               perfetto or html; of stats and explain: text or json
      --output <file>          write the result there instead of to the standard output;
                               messages go to the standard error
      --strict                 of verify: warnings count as errors
      --rules <file>           for verify, graph and explain: lines <pattern> must not reach <pattern>
      --baseline <file>        of verify: report only findings that are not in the file
      --against <file>         of diff: the older graph; of trace: the earlier recording
      --fail-over <duration>   of trace: fail if the longest chain takes longer; with --against, if
                               it or a factory became slower by more; as 50ms, 1.5s or 800us
      --snapshot <file>        of order: compare with the file
      --write                  write the baseline, the snapshot or the edits instead
      --scratch-path <folder>  the build folder (default: the package's .build)
      --index-store <folder>   the index store (default: that of the last build)
      --index-library <file>   the index library (default: the toolchain's libIndexStore)
      --quiet                  no progress
      --version                print the version of the tool

    Exit status: 0 no error was found, 1 an error was found, the snapshot differs or a run took
    too long, 2 wrong usage, 3 no index library, 4 no index, 5 an index of another toolchain,
    6 a source changed after the build, 7 something was not built, 8 something cannot be read or
    written, 9 there is nothing to verify.
    """

  init(_ arguments: [String]) throws(VerificationError) {
    var left = arguments[...]
    func value(of option: String) throws(VerificationError) -> String {
      guard let value = left.popFirst(), !value.hasPrefix("-") else {
        throw .usage("\(option) needs a value.")
      }
      return value
    }
    var words: [String] = []
    var given: [String] = []
    while let argument = left.popFirst() {
      given.append(argument)
      switch argument {
      case "--package": package = try value(of: argument)
      case "--program": program = try value(of: argument)
      case "--scratch-path": scratch = try value(of: argument)
      case "--index-store": store = try value(of: argument)
      case "--index-library": library = try value(of: argument)
      case "--output": output = try value(of: argument)
      case "--baseline": baseline = try value(of: argument)
      case "--rules": rules = try value(of: argument)
      case "--snapshot": snapshot = try value(of: argument)
      case "--against": against = try value(of: argument)
      case "--fail-over": limit = try TimeLimit(value(of: argument))
      case "--format":
        let name = try value(of: argument)
        guard let format = Format(rawValue: name) else {
          throw .usage(
            "There is no format '\(name)'. The formats are "
              + Format.allCases.map(\.rawValue).joined(separator: ", ") + ".")
        }
        self.format = format
      case "--tests": includesTests = true
      case "--write": writes = true
      case "--teardown": isOfTeardowns = true
      case "--strict": isStrict = true
      case "--quiet": isQuiet = true
      case "--check-options": isOnlyChecked = true
      case "--help", "-h": command = .help(nil)
      case "--version": command = .version
      case _ where argument.hasPrefix("-"):
        throw .usage(
          "There is no option '\(argument)'.\(Self.suggestion(for: argument)) "
            + "See keyworks-graph --help.")
      default: words.append(argument)
      }
    }
    if command == .help(nil) || command == .version { return }
    command =
      words.first == "order" && isOfTeardowns
      ? .teardown(Array(words.dropFirst())) : try Self.command(words)
    let idle = Self.limited.subtracting(own)
    if let option = given.first(where: idle.contains) {
      throw .usage(
        "'\(words.first ?? "verify")' has no option \(option). See keyworks-graph --help.")
    }
    try checkFormat()
    if case .migrate = command { return }
    if writes && baseline == nil && snapshot == nil {
      throw .usage("--write needs --baseline or --snapshot.")
    }
    if command == .diff && against == nil {
      throw .usage("diff needs --against with a file that graph --format json wrote.")
    }
    if output != nil && (writes || snapshot != nil) {
      throw .usage("--output cannot be combined with --write or --snapshot.")
    }
  }

  /// The options that only some commands have, and those that this command has.
  private static let limited: Set = [
    "--format", "--output", "--strict", "--rules", "--baseline", "--snapshot", "--write",
    "--teardown", "--against", "--fail-over",
  ]
  private var own: Set<String> {
    switch command {
    case .verify: ["--format", "--output", "--strict", "--rules", "--baseline", "--write"]
    case .graph: ["--format", "--output", "--rules"]
    case .explain: ["--format", "--output", "--rules"]
    case .why, .impact: ["--output"]
    case .diff: ["--output", "--against"]
    case .stats: ["--format", "--output"]
    case .order: ["--output", "--snapshot", "--write"]
    case .teardown: ["--teardown", "--output", "--snapshot", "--write"]
    case .trace: ["--format", "--output", "--against", "--fail-over"]
    case .migrate: ["--write"]
    case .help, .version: []
    }
  }

  private func checkFormat() throws(VerificationError) {
    switch (command, format) {
    case (.graph, nil), (.graph, .text), (.graph, .sarif), (.graph, .github),
      (.graph, .perfetto):
      throw .usage("graph needs --format html, json, mermaid or dot.")
    case (.verify, .mermaid), (.verify, .dot), (.verify, .perfetto):
      throw .usage("The formats of verify are text, json, sarif, github and html.")
    case (.trace, .perfetto), (.trace, .html):
      if against != nil { throw .usage("The format of trace --against is text.") }
    case (.trace, nil), (.trace, .text): break
    case (.trace, _):
      throw .usage("The formats of trace are text, perfetto and html.")
    case (.stats, nil), (.stats, .text), (.stats, .json): break
    case (.stats, _): throw .usage("The formats of stats are text and json.")
    case (.explain, nil), (.explain, .text), (.explain, .json): break
    case (.explain, _): throw .usage("The formats of explain are text and json.")
    default: break
    }
  }

  private static func command(_ words: [String]) throws(VerificationError) -> Command {
    switch (words.first, words.count) {
    case ("migrate", _): .migrate(Array(words.dropFirst()))
    case (nil, _), ("verify", 1): .verify
    case ("help", 1): .help(nil)
    case ("help", 2): .help(try check(named: words[1]))
    case ("graph", 1): .graph
    case ("explain", 2): .explain(words[1])
    case ("why", 3): .why(words[1], words[2])
    case ("impact", 2): .impact(words[1])
    case ("diff", 1): .diff
    case ("stats", 1): .stats
    case ("trace", 2): .trace(words[1])
    case ("order", 1): .order(nil)
    case ("order", 2): .order(words[1])
    default:
      throw .usage(
        "'\(words.joined(separator: " "))' is not a valid command.\(suggestion(for: words[0])) "
          + "See keyworks-graph --help.")
    }
  }

  private static func check(named name: String) throws(VerificationError) -> Check {
    if let check = Check(rawValue: name) { return check }
    throw .usage(
      "There is no check '\(name)'. The checks are "
        + Check.allCases.map(\.rawValue).joined(separator: ", ") + ".")
  }

  /// Suggests a command or an option that the usage names.
  private static func suggestion(for word: String) -> String {
    let lines = usage.split(separator: "\n").filter { $0.hasPrefix("  ") }
    let names = Set(lines.compactMap { $0.split(separator: " ").first.map(String.init) })
    return KeyworksGraph.suggestion(
      for: word, among: names.filter { $0 != word && $0.hasPrefix("--") == word.hasPrefix("--") })
  }
}

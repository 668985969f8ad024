import KeyworksGraph

/// What the command line asks for.
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
  var program: String?
  var includesTests = false
  var writes = false
  var isStrict = false
  var isOfTeardowns = false
  var isQuiet = false

  enum Command: Equatable {
    case verify, graph, help
    case explain(String)
    case why(String, String)
    case impact(String)
    case diff
    case stats
    case order(String?)
    case teardown([String])
    case trace(String)
  }

  enum Format: String, CaseIterable {
    case text, json, sarif, github, mermaid, dot, html, perfetto
  }

  static let usage = """
    Checks the dependency graph of a package that uses Keyworks, from the compiler's index.

    Usage: keyworks-graph [<command>] [options]

      verify               report what is wrong with the graph (unless another is named)
      graph                write the graph: --format html, json, mermaid or dot
      explain <factory>    one factory: what it needs, who needs it (name, module.name, *)
      why <factory> <factory>
                           how the first comes to need the second
      diff --against <file>
                           what has changed since a graph was written as JSON
      impact <factory>     who needs it, however indirectly, and what replaces it
      stats                how deep the graph is, what it builds at launch, what many factories
                           need, and modules that nothing reaches
      order [<list>]       the effective order of the lists
      order --teardown [<container>.<factory> …]
                           the order in which the program, or what these lead to, is torn down
      trace <file>         what a run built, how long it took and what it never resolved, from
                           a recording by TraceLog.jsonLines

      --package <folder>       the package, built for debugging (here, unless given)
      --program <name>         only this executable
      --tests                  tests and their factories too
      --format <format>        of verify: text, json, sarif, github or html; of trace: text,
                               perfetto or html; of stats: text or json
      --output <file>          write there instead of to the standard output, which has nothing
                               but the result: what is said about it goes to the standard error
      --strict                 of verify: warnings count as errors
      --rules <file>           not of order: lines <pattern> must not reach <pattern>
      --baseline <file>        of verify: report only what the file does not know
      --against <file>         of diff: the older graph
      --snapshot <file>        of order: compare with the file
      --write                  write the baseline or the snapshot instead
      --scratch-path <folder>  where it is built, instead of the package's .build
      --index-store <folder>   instead of that of the last build there
      --index-library <file>   instead of the toolchain's libIndexStore
      --quiet                  no progress

    Exit status: 0 no error was found, 1 one was or the snapshot differs, 2 wrong usage,
    3 no index library, 4 no index, 5 an index of another toolchain, 6 a source changed after
    the build, 7 something was not built, 8 something cannot be read or written, 9 there is
    nothing to verify.
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
      case "--format":
        let name = try value(of: argument)
        guard let format = Format(rawValue: name) else {
          throw .usage(
            "There is no format '\(name)', but "
              + Format.allCases.map(\.rawValue).joined(separator: ", ") + ".")
        }
        self.format = format
      case "--tests": includesTests = true
      case "--write": writes = true
      case "--teardown": isOfTeardowns = true
      case "--strict": isStrict = true
      case "--quiet": isQuiet = true
      case "--help", "-h": command = .help
      case _ where argument.hasPrefix("-"):
        throw .usage("There is no option '\(argument)'. See keyworks-graph --help.")
      default: words.append(argument)
      }
    }
    if command == .help { return }
    command =
      words.first == "order" && isOfTeardowns
      ? .teardown(Array(words.dropFirst())) : try Self.command(words)
    let idle = Self.limited.subtracting(own)
    if let option = given.first(where: idle.contains) {
      throw .usage(
        "'\(words.first ?? "verify")' has no option \(option). See keyworks-graph --help.")
    }
    try checkFormat()
    if writes && baseline == nil && snapshot == nil {
      throw .usage("--write needs the --baseline or the --snapshot to write.")
    }
    if command == .diff && against == nil {
      throw .usage("diff needs --against, and a file that graph --format json has written.")
    }
    if output != nil && (writes || snapshot != nil) {
      throw .usage("There is nothing for --output with --write or --snapshot.")
    }
  }

  /// The options that not every command has, and of those the command's.
  private static let limited: Set = [
    "--format", "--output", "--strict", "--rules", "--baseline", "--snapshot", "--write",
    "--teardown", "--against",
  ]
  private var own: Set<String> {
    switch command {
    case .verify: ["--format", "--output", "--strict", "--rules", "--baseline", "--write"]
    case .graph: ["--format", "--output", "--rules"]
    case .explain: ["--output", "--rules"]
    case .why, .impact: ["--output"]
    case .diff: ["--output", "--against"]
    case .stats: ["--format", "--output"]
    case .order: ["--output", "--snapshot", "--write"]
    case .teardown: ["--teardown", "--output", "--snapshot", "--write"]
    case .trace: ["--format", "--output"]
    case .help: Self.limited
    }
  }

  private func checkFormat() throws(VerificationError) {
    switch (command, format) {
    case (.graph, nil), (.graph, .text), (.graph, .sarif), (.graph, .github),
      (.graph, .perfetto):
      throw .usage("A graph is written with --format html, json, mermaid or dot.")
    case (.verify, .mermaid), (.verify, .dot), (.verify, .perfetto):
      throw .usage("Findings are written with --format text, json, sarif, github or html.")
    case (.trace, nil), (.trace, .text), (.trace, .perfetto), (.trace, .html): break
    case (.trace, _):
      throw .usage("A run is shown with --format text, perfetto or html.")
    case (.stats, nil), (.stats, .text), (.stats, .json): break
    case (.stats, _): throw .usage("Figures are written with --format text or json.")
    default: break
    }
  }

  private static func command(_ words: [String]) throws(VerificationError) -> Command {
    switch (words.first, words.count) {
    case (nil, _), ("verify", 1): .verify
    case ("help", _): .help
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
        "'\(words.joined(separator: " "))' is no command. See keyworks-graph --help.")
    }
  }
}

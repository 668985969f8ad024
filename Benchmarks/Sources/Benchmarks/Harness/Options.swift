/// The parsed command line.
struct Options {
  enum Task {
    /// Measure, and print a table.
    case measure
    /// Compare allocations only. They are exact and do not depend on the load of the machine.
    case countAllocations
    /// Run one side of a row so many times, for a program that counts instructions.
    case repeatRow(String, count: Int, byHand: Bool)
  }

  var task = Task.measure
  /// Whether to print JSON, for other programs and for later runs of this one.
  var asJSON = false
  /// A run saved with `--json`, to show instead of a new one.
  var saved: String?
  /// A run saved with `--json`, to compare with.
  var earlier: String?
  /// The path of the plot, without the file name extension.
  var plot: String?
  /// Restricts the run to rows with this name or with this text in their workload. Empty means all
  /// rows.
  var filter = ""

  struct Unknown: Error, CustomStringConvertible {
    let argument: String
    var description: String {
      """
      unknown argument '\(argument)'. Usage: \
      Benchmarks [--filter <text>] [--json] [--read <run>] [--compare <run>] [--plot <path>] \
      | --allocations | --repeat <row> <count> | --repeat-by-hand <row> <count>
      """
    }
  }

  init(_ arguments: some Sequence<String>) throws(Unknown) {
    var arguments = Array(arguments)[...]
    while let argument = arguments.popFirst() {
      func value() throws(Unknown) -> String {
        guard let value = arguments.popFirst() else { throw Unknown(argument: argument) }
        return value
      }
      switch argument {
      case "--json": asJSON = true
      case "--read": saved = try value()
      case "--compare": earlier = try value()
      case "--plot": plot = try value()
      case "--allocations": task = .countAllocations
      case "--repeat", "--repeat-by-hand":
        let row = try value()
        guard let count = Int(try value()) else { throw Unknown(argument: argument) }
        task = .repeatRow(row, count: count, byHand: argument == "--repeat-by-hand")
      case "--filter": filter = try value()
      default: throw Unknown(argument: argument)
      }
    }
  }

  /// Whether to run a row. The filter is a full name or part of a workload.
  func wants(_ name: String, _ workload: String) -> Bool {
    filter.isEmpty || name.lowercased() == filter.lowercased()
      || workload.lowercased().contains(filter.lowercased())
  }
}

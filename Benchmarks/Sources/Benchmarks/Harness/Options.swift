/// The options on the command line.
struct Options {
  enum Task {
    /// Measure, and print a table.
    case measure
    /// Compare small programs with an earlier edition of the library, which takes minutes.
    case compareEditions
    /// Build small programs with this edition and an earlier one, which takes minutes.
    case measureCosts
    /// Measure the start of a program.
    case measureStart
    /// Compare only allocations, which are exact and do not depend on the machine's load.
    case countAllocations
    /// Repeat one side of a row, for a tool that counts instructions.
    case repeatRow(String, count: Int, byHand: Bool)
  }

  var task = Task.measure
  var effort = Effort()
  /// Whether to print JSON, which this program can read.
  var asJSON = false
  /// A run that was saved with `--json`, to show in place of a new one.
  var saved: String?
  /// A run that was saved with `--json`, to compare with.
  var earlier: String?
  /// The path of the picture to draw, without the end of the name.
  var plot: String?
  /// Measures only rows with this name, or with this text in the workload; all rows if it is empty.
  var filter = ""

  struct Unknown: Error, CustomStringConvertible {
    let argument: String
    var description: String {
      """
      unknown argument '\(argument)'. Usage: \
      Benchmarks [--quick] [--filter <text>] [--json] [--read <run>] [--compare <run>] \
      [--plot <path>] | --editions | --costs | --start | --allocations | --repeat <row> <count> | --repeat-by-hand <row> <count>
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
      case "--quick": effort = .quick
      case "--json": asJSON = true
      case "--read": saved = try value()
      case "--compare": earlier = try value()
      case "--plot": plot = try value()
      case "--editions": task = .compareEditions
      case "--costs": task = .measureCosts
      case "--start": task = .measureStart
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

  /// The filter must be the whole name, or part of the workload.
  func wants(_ name: String, _ workload: String) -> Bool {
    filter.isEmpty || name.lowercased() == filter.lowercased()
      || workload.lowercased().contains(filter.lowercased())
  }
}

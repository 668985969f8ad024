/// What the command line asks for.
struct Options {
  enum Task {
    /// Measure, and print a table.
    case measure
    /// Compare allocations only: exact, and independent of the machine's mood.
    case countAllocations
    /// Do one side of a row so many times: for a program that counts.
    case repeatRow(String, count: Int, byHand: Bool)
  }

  var task = Task.measure
  /// Whether to print what a program reads, such as this one.
  var asJSON = false
  /// A run that was saved with `--json`, to show in place of a new one.
  var saved: String?
  /// A run that was saved with `--json`, to say what changed since.
  var earlier: String?
  /// Where to draw the rows, without the end of the name.
  var plot: String?
  /// Only rows whose name or workload has this text; all if it is empty.
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

  /// A name is given whole, a workload in part.
  func wants(_ name: String, _ workload: String) -> Bool {
    filter.isEmpty || name.lowercased() == filter.lowercased()
      || workload.lowercased().contains(filter.lowercased())
  }
}

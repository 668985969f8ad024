/// What the command line asks for.
struct Options {
  enum Task {
    /// Measure, and print a table or what a program reads.
    case measure(asJSON: Bool)
    /// Compare allocations only: exact, and independent of the machine's mood.
    case countAllocations
    /// Do one side of a row so many times: for a program that counts.
    case repeatRow(String, count: Int, byHand: Bool)
  }

  var task = Task.measure(asJSON: false)
  /// Only rows whose name or workload has this text; all if it is empty.
  var filter = ""

  struct Unknown: Error, CustomStringConvertible {
    let argument: String
    var description: String {
      """
      unknown argument '\(argument)'. Usage: \
      Benchmarks [--filter <text>] [--json | --allocations | --repeat <row> <count> \
      | --repeat-by-hand <row> <count>]
      """
    }
  }

  init(_ arguments: some Sequence<String>) throws(Unknown) {
    var arguments = Array(arguments)[...]
    while let argument = arguments.popFirst() {
      switch argument {
      case "--json": task = .measure(asJSON: true)
      case "--allocations": task = .countAllocations
      case "--repeat", "--repeat-by-hand":
        guard let row = arguments.popFirst(), let count = arguments.popFirst().flatMap({ Int($0) })
        else { throw Unknown(argument: argument) }
        task = .repeatRow(row, count: count, byHand: argument == "--repeat-by-hand")
      case "--filter":
        guard let text = arguments.popFirst() else { throw Unknown(argument: argument) }
        filter = text
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

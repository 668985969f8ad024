/// What the command line asks for.
struct Options {
  /// Print what a program reads instead of a table.
  var isJSON = false
  /// Only rows whose name or workload has this text; all if it is empty.
  var filter = ""

  struct Unknown: Error, CustomStringConvertible {
    let argument: String
    var description: String {
      "unknown argument '\(argument)'. Usage: Benchmarks [--filter <text>] [--json]"
    }
  }

  init(_ arguments: some Sequence<String>) throws(Unknown) {
    var arguments = Array(arguments)[...]
    while let argument = arguments.popFirst() {
      switch argument {
      case "--json": isJSON = true
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

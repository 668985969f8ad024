// A text goes through steps that come from four modules. This one installs them and knows
// none of their types.

import Foundation
import Keyworks
import TextPipeline

do {
  let arguments = try Arguments(Array(CommandLine.arguments.dropFirst()))
  let container = Container()

  switch arguments {
  case .help:
    print(Arguments.usage)

  case .list:
    for entry in container.entries(\.processors) {
      print(
        "\(column(entry.priority, 4))  \(column(entry.factory.name, 12))\(entry.factory.module)")
    }

  case .process(let text):
    let (result, reports) = container.textPipeline().run(text)
    for report in reports {
      let entry = report.entry
      print(
        "\(column(entry.priority, 4))  \(column(entry.factory.name, 12))"
          + "\(column(entry.factory.module, 18))\(column(report.purpose, 34))"
          + "changed \(report.changedLines) \(report.changedLines == 1 ? "line" : "lines")")
    }
    print("\n\(result)")
  }
} catch {
  FileHandle.standardError.write(Data("PluginPipeline: \(error)\n".utf8))
  exit(2)
}

/// A number at the right of a column, or a text at its left.
private func column(_ number: Int, _ width: Int) -> String {
  String(repeating: " ", count: max(0, width - "\(number)".count)) + "\(number)"
}
private func column(_ text: String, _ width: Int) -> String {
  text.padding(toLength: max(width, text.count + 1), withPad: " ", startingAt: 0)
}

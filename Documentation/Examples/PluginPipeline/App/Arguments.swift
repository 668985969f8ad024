import Foundation

/// What the command line asks for.
enum Arguments {
  case help
  case list
  case process(String)

  static let usage = """
    Takes a text through a pipeline of steps that come from several modules.

    Usage: PluginPipeline [--list | --help | <file> | -]

      --list   show the steps in order
      --help   show this
      <file>   the text to process
      -        read the text from the standard input

    Without arguments it processes a text of its own.
    """

  struct Wrong: Error, CustomStringConvertible {
    let description: String
  }

  init(_ arguments: [String]) throws(Wrong) {
    guard arguments.count < 2 else {
      throw Wrong(description: "one argument at most\n\n\(Self.usage)")
    }
    switch arguments.first {
    case nil: self = .process(Self.sample)
    case "--help"?: self = .help
    case "--list"?: self = .list
    case "-"?: self = .process(try Self.text(of: .standardInput, "the standard input"))
    case let option? where option.hasPrefix("-"):
      throw Wrong(description: "unknown option '\(option)'\n\n\(Self.usage)")
    case let file?:
      guard let handle = FileHandle(forReadingAtPath: file) else {
        throw Wrong(description: "cannot read '\(file)'")
      }
      self = .process(try Self.text(of: handle, "'\(file)'"))
    }
  }

  private static func text(of handle: FileHandle, _ name: String) throws(Wrong) -> String {
    guard let data = try? handle.readToEnd() ?? Data(),
      let text = String(data: data, encoding: .utf8)
    else { throw Wrong(description: "\(name) is no text in UTF-8") }
    return text
  }

  private static let sample = """
    A container is a ring of keys :key:   
    "Which of them opens teh door?" -- you need not know.
    Every module adds its own, and all stay seperate :gear:
    """
}

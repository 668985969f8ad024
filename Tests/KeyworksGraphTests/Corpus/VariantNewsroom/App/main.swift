// At run time: the German edition is printed with the English masthead, since the cached press drops the edition, and so does the footer of an issue.
import Keyworks

enum Edition: Variant {
  case english, german
}

struct Masthead: Sendable {
  let title: String
}

protocol Press: Sendable {
  func run(_ text: String) -> String
}

private struct Rotary: Press {
  let head: Masthead
  func run(_ text: String) -> String { "[\(head.title)] \(text)" }
}

struct Column {
  let press: any Press
  let body: String
  var text: String { press.run(body) }
}

extension Container {
  var masthead: Factory<Masthead> {
    self { Masthead(title: "The Times") }
      .when(Edition.german) { Masthead(title: "Die Zeit") }
  }

  var press: Factory<any Press> {  // expect: variant politics press masthead
    self { Rotary(head: self.masthead()) }.cached
  }

  var sports: Factory<Column> { self { Column(press: self.press(), body: "2:1") } }
  var politics: Factory<Column> { self { Column(press: self.press(), body: "vote") } }

  static var columns: Tags<Column> {
    [Tagged(\.politics), Tagged(\.sports, priority: 5)]
  }
}

struct Footer: Sendable {
  let line: String
  init(page: Int, of head: Masthead) { line = "\(head.title), p. \(page)" }
}

extension Container {
  var footer: ParameterFactory<Int, Footer> {  // expect: variant lastPage footer masthead
    self { Footer(page: $0, of: self.masthead()) }.scope(.issue)
  }
  var index: Factory<Footer> {
    self { Footer(page: 0, of: self.masthead()) }.scope(.issue).varies(by: Edition.self)
  }
  var lastPage: Factory<[String]> {
    self { [self.footer(48), self.index()].map(\.line) }
  }
}

extension Scope { static let issue = Scope("issue") }

func printEdition(_ room: Container) {
  for column in room[\.columns] {
    print(column.text)
  }
}

let room = Container()
printEdition(room)
room.with(Edition.german) { printEdition($0) }
print(room.lastPage.under(Edition.german)())
room.reset(scope: .issue)

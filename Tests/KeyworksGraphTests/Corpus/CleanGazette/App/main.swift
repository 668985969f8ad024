// why: each container is prepared for one edition, so only one case of the switch registers
// its press and its motto.
import Keyworks

enum Edition: String, CaseIterable {
  case morning, evening, braille

  func prepare(_ container: Container) {
    switch self {
    case .morning:
      container.press.register { Rotary(copies: 9_000) }
      container.motto.register { "First with the news" }
    case .evening:
      container.press.register { Rotary(copies: 3_500) }
      container.motto.register { "Last with the news" }
    case .braille:
      container.register(\.press) { Embosser(dots: $0.dots()) }
      container.motto.register { "News to the touch" }
    }
  }
}

protocol Press: Sendable {
  func print(_ page: String) -> String
}

struct Rotary: Press {
  let copies: Int
  func print(_ page: String) -> String { "\(copies) × \(page)" }
}

struct Embosser: Press {
  let dots: Int
  func print(_ page: String) -> String { "\(page.count * dots) dots for \(page)" }
}

struct Page {
  let headline: String
  let motto: String
  var text: String { "\(headline) — \(motto)" }
}

@resultBuilder
enum Columns {
  static func buildExpression(_ headline: String) -> [String] { [headline] }
  static func buildBlock(_ columns: [String]...) -> [String] { columns.flatMap { $0 } }
  static func buildOptional(_ columns: [String]?) -> [String] { columns ?? [] }
}

extension Container {
  var press: Factory<any Press> { promised() }
  var motto: Factory<String> { promised() }
  var dots: Factory<Int> { self { 6 } }
  var page: ParameterFactory<String, Page> {
    self { headline in Page(headline: headline, motto: self.motto()) }
  }
}

@Columns
func headlines(for edition: Edition) -> [String] {
  "Bridge reopened"
  if edition != .evening { "Weather: wind, later more wind" }
  "Chess: the mayor resigns"
}

for edition in Edition.allCases {
  let container = Container()
  edition.prepare(container)
  let press = container.press()
  for headline in headlines(for: edition) {
    print(edition.rawValue, press.print(container.page(headline).text))
  }
}

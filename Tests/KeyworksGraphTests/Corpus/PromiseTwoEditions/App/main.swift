// why: `desk`: it has bodies only for editions, and the widget resolves it (through masthead)
// under none.
import Keyworks
import KeyworksUI

enum Edition: Variant { case morning, evening }

protocol Desk: Sendable {
  func headlines() -> [String]
}
struct MorningDesk: Desk {
  func headlines() -> [String] { ["Markets open calm", "School starts"] }
}
struct EveningDesk: Desk {
  func headlines() -> [String] { ["The day in pictures"] }
}

struct Masthead: Sendable {
  let name: String
  let desk: any Desk
  var text: String { "\(name): \(desk.headlines().joined(separator: "; "))" }
}

@MainActor class PageModel {
  fileprivate let masthead: Masthead
  init(_ masthead: Masthead) { self.masthead = masthead }
  var lines: [String] { [masthead.text] }
}

@MainActor final class FrontPageModel: PageModel {
  private let edition: Edition
  init(_ masthead: Masthead, edition: Edition) {
    self.edition = edition
    super.init(masthead)
  }
  override var lines: [String] { ["\(edition) edition"] + super.lines }
}

@MainActor final class WidgetModel {
  private let page: PageModel
  init(page: PageModel) { self.page = page }
  var line: String { page.lines.first ?? "" }
}

extension Container {
  var desk: Factory<any Desk> {  // expect: promise desk
    promised()
      .when(Edition.morning) { MorningDesk() }
      .when(Edition.evening) { EveningDesk() }
  }
  var masthead: Factory<Masthead> { self { Masthead(name: "The Courier", desk: self.desk()) } }

  var morningPage: MainActorFactory<FrontPageModel> {
    self.mainActor { FrontPageModel(self.masthead.under(Edition.morning)(), edition: .morning) }
  }
  var eveningPage: MainActorFactory<FrontPageModel> {
    self.mainActor { FrontPageModel(self.masthead.under(Edition.evening)(), edition: .evening) }
  }
  var widget: MainActorFactory<WidgetModel> {
    self.mainActor { WidgetModel(page: PageModel(self.masthead())) }
  }
}

let pages: [PageModel] = [Container.shared.morningPage(), Container.shared.eveningPage()]
for page in pages { print(page.lines) }
print(Container.shared.widget().line)

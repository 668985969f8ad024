// why: router → departures (and tickets) → Page's @Injected(\.router), in the base class →
// router.
import Keyworks

struct Crossing: Sendable {
  let from: String
  let to: String
  let minute: Int
}

/// What every page of the desk has in common.
class Page {
  @Injected(\.timetable) var timetable
  @Injected(\.router) var router

  var path: String { "/" }
  func render() -> String { "" }

  func link(to page: String) -> String { "<a href='\(router.path(of: page))'>\(page)</a>" }
}

final class DeparturesPage: Page {
  private let limit: Int

  init(limit: Int) { self.limit = limit }

  override var path: String { "/departures" }
  override func render() -> String {
    timetable.prefix(limit).map { "\($0.minute): \($0.from)–\($0.to)" }.joined(separator: "\n")
      + link(to: "tickets")
  }
}

final class TicketsPage: Page {
  override var path: String { "/tickets" }
  override func render() -> String { "from 7 crowns, see " + link(to: "departures") }
}

struct Router {
  let pages: [String: Page]

  func path(of page: String) -> String { pages[page]?.path ?? "/404" }

  func respond(to request: String) -> String {
    let page = pages.values.first { $0.path == request }
    return page?.render() ?? "no such page"
  }
}

extension Container {
  var timetable: Factory<[Crossing]> {
    self { stride(from: 20, to: 1200, by: 40).map { Crossing(from: "Quay", to: "Isle", minute: $0) } }.singleton
  }

  var departures: Factory<DeparturesPage> {  // expect: cycle departures tickets router
    self { DeparturesPage(limit: 5) }
  }
  var tickets: Factory<TicketsPage> { self { TicketsPage() } }

  var router: Factory<Router> {
    self { Router(pages: ["departures": self.departures(), "tickets": self.tickets()]) }.graph
  }
}

while let request = readLine() {
  print(Container.shared.router().respond(to: request))
}

import Keyworks

protocol Section: Sendable {
  var headline: String { get }
}

struct Weather: Section {
  let headline = "Rain"
}

struct Sports: Section {
  let headline: String
  init(page: FrontPage) { headline = "More than \(page.count) games" }
}

final class FrontPage: Sendable {
  let count: Int
  init(_ sections: [any Section]) { count = sections.count }
}

extension Container {
  var weather: Factory<Weather> { self { Weather() } }
  var sports: Factory<any Section> { self { Sports(page: self.frontPage()) } }  // expect: cycle sports frontPage
  var chess: Factory<any Section> { self { Weather() } }

  static var sections: Tags<any Section> {
    [
      Tagged(\.chess, priority: 5),
      Tagged(\.sports),
      Tagged(\.weather, priority: -5) { $0 },
    ]
  }

  var frontPage: Factory<FrontPage> { self { FrontPage(self[\.sections]) }.cached }
}

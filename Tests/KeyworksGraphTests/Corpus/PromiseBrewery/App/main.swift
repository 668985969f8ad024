// why: the regions in an array are the only variants that the program chooses.
import Keyworks

// A label printer for two breweries. The brand was once chosen in the settings, now only the region is.

enum Region: Variant { case north, south }
struct Brand: Variant { let name: String }
extension Brand {
  static let harbour = Brand(name: "Harbour")
  static let hill = Brand(name: "Hill")
}

struct Logo: Sendable, CustomStringConvertible {
  let text: String
  var description: String { "((\(text)))" }
}

@resultBuilder
enum LabelBuilder {
  static func buildBlock(_ lines: String...) -> [String] { lines }
}

struct Label {
  let lines: [String]
  init(@LabelBuilder _ build: () -> [String]) { lines = build() }
  func framed() -> String {
    let width = lines.map(\.count).max() ?? 0
    let bar = String(repeating: "-", count: width)
    return ([bar] + lines + [bar]).joined(separator: "\n")
  }
}

extension Container {
  var logo: Factory<Logo> {  // expect: promise logo
    promised()
      .when(Brand.harbour) { Logo(text: "⚓︎ Harbour") }
      .when(Brand.hill) { Logo(text: "▲ Hill") }
  }
  var deposit: Factory<Int> {
    self { 8 }.when(Region.south) { 15 }
  }
  var label: Factory<Label> {
    self {
      Label {
        self.logo().description
        "0.5 l"
        "deposit \(self.deposit())"
      }
    }
  }
}

for region in [Region.north, .south] {
  print(Container.shared.with(region) { $0.label().framed() })
}
print(Container.shared.label.under(Region.south)().lines.count, "lines")

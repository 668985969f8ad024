// why: a map is asked for a key while a member with another key is built.
import Keyworks

enum Widget: Sendable {
  case header, body, footer
}

struct Part: Sendable {
  let text: String
}

extension Container {
  var title: Factory<String> { self { "Title" }.singleton }
  var header: Factory<Part> { self { Part(text: self.title()) }.cached }
  /// Repeats the header.
  var footer: Factory<Part> {
    self { Part(text: (self[\.widgets, .header]?.text ?? "") + " again") }.cached
  }
  /// Has both, by their keys.
  var body: Factory<Part> {
    self {
      let parts = [Widget.header, .footer].compactMap { self[\.widgets, $0] }
      return Part(text: parts.map(\.text).joined(separator: ", "))
    }
  }
  static var widgets: KeyedTags<Widget, Part> {
    [.header: Tagged(\.header), .body: Tagged(\.body), .footer: Tagged(\.footer)]
  }
  var page: Factory<[String]> { self { self[\.widgets].map(\.value.text) } }
}

print(Container.shared.page())

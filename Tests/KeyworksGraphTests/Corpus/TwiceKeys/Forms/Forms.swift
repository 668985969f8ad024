import Keyworks

public enum Field: Sendable {
  case text, date
}

extension Container {
  var line: Factory<String> { self { "line" } }
  var area: Factory<String> { self { "area" } }
  public static var fields: KeyedTags<Field, String> {
    [.text: Tagged(\.line), .date: Tagged(\.area)]
  }
  public static var pages: KeyedTags<String, String> {
    ["/": Tagged(\.line), "/area": Tagged(\.area), "/": Tagged(\.area)]  // expect: key-twice pages line area
  }
}

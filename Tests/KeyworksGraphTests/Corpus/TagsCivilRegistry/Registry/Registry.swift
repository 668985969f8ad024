import Keyworks

public enum Event: Sendable, Hashable, CaseIterable {
  case birth, marriage, partnership, death
}

public struct Form: Sendable {
  public let title: String
  let fields: [String]

  public init(_ title: String, @FormBuilder fields: () -> [String]) {
    (self.title, self.fields) = (title, fields())
  }

  public func blank() -> String {
    ([title] + fields.map { "  \($0): ______" }).joined(separator: "\n")
  }
}

@resultBuilder
public enum FormBuilder {
  public static func buildBlock(_ fields: String...) -> [String] { fields }
}

extension Container {
  var birth: Factory<Form> {
    self {
      Form("Birth") {
        "Child"
        "Parents"
      }
    }
  }
  var marriage: Factory<Form> {
    self {
      Form("Marriage") {
        "Spouses"
        "Witnesses"
        "Family name"
      }
    }
  }
  public static var forms: KeyedTags<Event, Form> {
    [.birth: Tagged(\.birth), .marriage: Tagged(\.marriage)]
  }
}

import Keyworks

extension Model {
  /// The variants of programs: one type is enough, since what several mean together is
  /// decided by how many of them a body is for.
  enum Mood: Variant, CaseIterable {
    case calm, wild
  }

  /// Under which variant something is resolved.
  enum Choice: Sendable {
    case inherited, none
    case exactly(Mood)

    /// What the library knows it as.
    var asVariantChoice: VariantChoice {
      switch self {
      case .inherited: .inherited
      case .none: .none
      case .exactly(let mood): .exactly(mood)
      }
    }
  }

  /// What tells the instances of one factory apart.
  struct Inputs: Hashable {
    let label: Label?
    let mood: Mood?
  }
}

extension Model.Choice: CustomStringConvertible {
  var description: String {
    switch self {
    case .inherited: ""
    case .none: " under none"
    case .exactly(let mood): " under \(mood)"
    }
  }
}

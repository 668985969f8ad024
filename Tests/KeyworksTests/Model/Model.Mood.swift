import Keyworks

extension Model {
  /// The variants of programs. One type is enough, since with several types the number of variants
  /// that a body is for decides.
  enum Mood: Variant, CaseIterable {
    case calm, wild
  }

  /// The variant under which a step resolves.
  enum Choice: Sendable {
    case inherited, none
    case exactly(Mood)

    /// The same choice for the library.
    var asVariantChoice: VariantChoice {
      switch self {
      case .inherited: .inherited
      case .none: .none
      case .exactly(let mood): .exactly(mood)
      }
    }
  }

  /// The inputs that distinguish the instances of one factory.
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

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

    /// Returns the factory that makes the choice.
    func applied<Declared: FactoryDeclaration>(to factory: Declared) -> Declared {
      switch self {
      case .inherited: factory
      case .none: factory.without()
      case .exactly(let mood): factory.under(mood)
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

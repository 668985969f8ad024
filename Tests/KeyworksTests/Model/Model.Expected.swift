extension Model {
  /// A value as the model has it. It lives as long as somebody in the model holds it, as
  /// `Made` does in the library.
  final class Expected {
    let record: Record
    private let parts: [Expected]
    private let census: Census

    init(_ record: Record, parts: [Expected], _ census: Census) {
      self.record = record
      self.parts = parts
      self.census = census
      census.living += 1
    }

    deinit { census.living -= 1 }

    /// How many values of one model there are.
    final class Census {
      fileprivate(set) var living = 0
    }
  }

  /// How the model keeps a value.
  enum Kept {
    case strongly(Expected)
    case weakly(Reference)

    struct Reference {
      weak var object: Expected?
    }

    var object: Expected? {
      switch self {
      case .strongly(let object): object
      case .weakly(let reference): reference.object
      }
    }
  }

  /// Who keeps the values of a factory: a container, or, with nil, the process.
  struct Keeper: Hashable {
    let node: Node
    let home: Int?
  }
}

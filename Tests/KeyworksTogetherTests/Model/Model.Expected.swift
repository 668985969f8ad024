extension Model {
  /// A value of the model. It lives as long as the model holds it, like `Made` in the library.
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

    /// The number of living values of one model.
    final class Census {
      fileprivate(set) var living = 0
    }
  }

  /// A value that the model caches.
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

  /// The owner of the cached values of a factory: a container or, if `home` is nil, the process.
  struct Keeper: Hashable {
    let node: Node
    let home: Int?
  }
}

extension Model {
  /// The construction of a value, without the value. The library and the model must agree on it.
  struct Record: Equatable, Sendable {
    let serial: Int
    let node: Node
    let label: Label?
    /// The layer that built it, and then those that decorated it, in order.
    let layers: [Layer]
    /// The serial numbers of the values that it was built from, or nil for nil and errors.
    let parts: [Int?]
  }

  /// A layer that took part in building a value. It has the number of the step that added it. The
  /// decorations of a property count from 0.
  enum Layer: Hashable, Sendable {
    case definition
    /// The property's own body for the wild mood.
    case wildDefinition
    case registration(Int)
    case override(Int)
    case propertyDecoration(Int)
    case decoration(Int)
  }

  /// The result of a resolve.
  enum Outcome<Object> {
    case made(Object)
    /// Nil.
    case nothing
    /// An error, by the number it carries.
    case refused(Int)

    var made: Object? {
      if case .made(let object) = self { object } else { nil }
    }

    func map<Other>(_ transform: (Object) -> Other) -> Outcome<Other> {
      switch self {
      case .made(let object): .made(transform(object))
      case .nothing: .nothing
      case .refused(let number): .refused(number)
      }
    }
  }

  /// The error of a throwing body.
  struct Refusal: Error {
    let number: Int
  }

  /// The visible effects of one step.
  struct Observation: Equatable, Sendable {
    /// The results of a resolve or a gather, by serial number. Other steps have none.
    var outcomes: [Outcome<Int>] = []
    /// The effects of the nested steps.
    var inside: [Observation] = []
    /// The containers whose `autoRegister` ran during the step, in order.
    var wired: [Int] = []
    /// The values built during the step, in order.
    var built: [Record] = []
    /// The number of values that exist after the step.
    var living = 0
  }
}

extension Model.Outcome: Sendable where Object: Sendable {}
extension Model.Outcome: Equatable where Object: Equatable {}

extension Model.Record {
  /// The record of a value that decorates the value with this record.
  func decorated(by layer: Model.Layer, _ serial: Int, parts: [Int?]) -> Self {
    Self(serial: serial, node: node, label: label, layers: layers + [layer], parts: parts)
  }
}

extension Model {
  /// How a value came about, without the value: what the library and the model must
  /// agree in.
  struct Record: Equatable, Sendable {
    let serial: Int
    let node: Node
    let label: Label?
    /// What built it, and then what decorated it, in order.
    let layers: [Layer]
    /// The serial numbers of what it was built from; nil where there was nothing to get.
    let parts: [Int?]
  }

  /// Something that had a hand in a value. The numbers are those of the steps that
  /// added it; those of a property count from 0.
  enum Layer: Hashable, Sendable {
    case definition
    /// The property's own body for the wild mood.
    case wildDefinition
    case registration(Int)
    case override(Int)
    case propertyDecoration(Int)
    case decoration(Int)
  }

  /// What a resolve gives.
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

  /// What a throwing body throws.
  struct Refusal: Error {
    let number: Int
  }

  /// Everything that can be seen of one step.
  struct Observation: Equatable, Sendable {
    /// What a resolve or a gather gave, by serial number; empty where a step does neither.
    var outcomes: [Outcome<Int>] = []
    /// What the steps inside it did.
    var inside: [Observation] = []
    /// The containers whose `autoRegister` ran meanwhile, in order.
    var wired: [Int] = []
    /// What was built meanwhile, in order.
    var built: [Record] = []
    /// What `onCreate` saw meanwhile, by serial number, in order.
    var seen: [Int] = []
    /// How many values exist after the step.
    var living = 0
  }
}

extension Model.Outcome: Sendable where Object: Sendable {}
extension Model.Outcome: Equatable where Object: Equatable {}

extension Model.Record {
  /// The record of what a decoration makes of a value with this one.
  func decorated(by layer: Model.Layer, _ serial: Int, parts: [Int?]) -> Self {
    Self(serial: serial, node: node, label: label, layers: layers + [layer], parts: parts)
  }
}

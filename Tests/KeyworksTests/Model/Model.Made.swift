import Synchronization

extension Model {
  /// What the factories build: an object that knows how it came about.
  final class Made: Sendable {
    let record: Record
    /// The values that its body got and that it keeps alive.
    private let parts: [Made]
    private let world: World
    private let mark = Atomic(intactMark)

    private static let intactMark: UInt64 = 0x1CEB_00DA_C0FF_EE00

    init(_ world: World, parts: [Made], record: (_ serial: Int) -> Record) {
      self.world = world
      self.parts = parts
      self.record = world.noteBuilding(record)
    }

    deinit {
      mark.store(0, ordering: .relaxed)
      world.noteEnd()
    }

    /// False for an object that was destroyed while somebody still held it, as far as
    /// what is left of it shows that.
    var isIntact: Bool {
      mark.load(ordering: .relaxed) == Self.intactMark && parts.allSatisfy(\.isIntactItself)
    }

    private var isIntactItself: Bool { mark.load(ordering: .relaxed) == Self.intactMark }
  }

  /// Seen through a protocol, an object can still be held weakly.
  protocol Product: AnyObject, Sendable {
    var made: Made { get }
  }

  /// A value that holds an object and is none.
  struct Slip: Sendable {
    let made: Made
  }
}

extension Model.Made: Model.Product {
  var made: Model.Made { self }
}

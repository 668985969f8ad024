import Synchronization
import TestSupport

extension Model {
  /// The object that the factories build. It has a record of its construction.
  final class Made: Sendable {
    let record: Record
    /// The values that its body resolved and that it holds.
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

    /// False for an object that was destroyed while it was still held, as far as its memory shows
    /// it.
    var isIntact: Bool {
      mark.load(ordering: .relaxed) == Self.intactMark && parts.allSatisfy(\.isIntactItself)
    }

    private var isIntactItself: Bool { mark.load(ordering: .relaxed) == Self.intactMark }
  }

  /// A protocol for `Made`: an object behind a protocol can still be held weakly.
  protocol Product: AnyObject, Sendable {
    var made: Made { get }
  }

  /// A value type that holds an object.
  struct Slip: Sendable {
    let made: Made
  }
}

extension Model.Made: Model.Product {
  var made: Model.Made { self }
}

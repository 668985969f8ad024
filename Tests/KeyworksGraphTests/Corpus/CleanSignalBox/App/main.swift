// why: the levers read their lazy table in pull(), and what Lever.init calls, paint(), only
// sets a colour.
import Keyworks

// A signal box from 1911. A lever may be pulled if the locking table, which is made from all levers, agrees.

class Lever {
  enum Colour: String { case red, black, white }

  let number: Int
  private(set) var colour = Colour.white
  @LazyInjected(\.lockingTable) private var table
  private lazy var blockedBy = table.neighbours(of: number)

  init(number: Int) {
    self.number = number
    paint()
  }

  /// A hook for subclasses, called while the lever is made.
  func paint() {}
  final func paint(_ colour: Colour) { self.colour = colour }

  func pull() -> String {
    let others = blockedBy.map(String.init).joined(separator: " and ")
    return "\(colour.rawValue) lever \(number) locks \(others)"
  }
}

final class SignalLever: Lever {
  override func paint() { paint(.red) }
}

final class PointsLever: Lever {
  private let throwLength: Int
  init(number: Int, throwLength: Int) {
    self.throwLength = throwLength
    super.init(number: number)
  }
  override func paint() { paint(.black) }
  override func pull() -> String { super.pull() + ", throws \(throwLength) mm" }
}

final class LockingTable: Sendable {
  private let numbers: [Int]
  init(locking levers: [Lever]) { numbers = levers.map(\.number).sorted() }

  func neighbours(of number: Int) -> [Int] { numbers.filter { abs($0 - number) == 1 } }
}

extension Container {
  var home: Factory<SignalLever> { self { SignalLever(number: 1) } }
  var points: Factory<PointsLever> { self { PointsLever(number: 2, throwLength: 110) } }
  var starter: Factory<SignalLever> { self { SignalLever(number: 3) } }

  var frame: Factory<[Lever]> { self { [self.home(), self.points(), self.starter()] } }
  var lockingTable: Factory<LockingTable> { self { LockingTable(locking: self.frame()) }.cached }
}

for lever in Container.shared.frame() { print(lever.pull()) }

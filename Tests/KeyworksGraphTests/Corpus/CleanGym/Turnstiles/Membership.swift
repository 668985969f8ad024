import Keyworks
import Synchronization

public final class Membership: Sendable {
  public let number: Int
  private let entries = Mutex(0)

  init(number: Int) { self.number = number }

  public func enter() -> Int {
    entries.withLock { count in
      count += 1
      return count
    }
  }
}

final class Numbers: Sendable {
  private let last = Mutex(100)

  func next() -> Int {
    last.withLock { number in
      number += 1
      return number
    }
  }
}

extension Container {
  var numbers: Factory<Numbers> { self { Numbers() }.singleton }
  public var membership: Factory<Membership> {
    self { Membership(number: self.numbers().next()) }.scope(.member)
  }
}

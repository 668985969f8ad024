import Keyworks
import Synchronization

public protocol Listener: AnyObject, Sendable {
  func hear(_ announcement: String)
}

/// Announces to everybody in the house.
public final class Switchboard: Sendable {
  private let listeners = Mutex<[any Listener]>([])

  public init() {}

  public func connect(_ listener: any Listener) {
    listeners.withLock { $0.append(listener) }
  }

  public func announce(_ text: String) {
    for listener in listeners.withLock({ $0 }) { listener.hear(text) }
  }
}

extension Container {
  public var switchboard: Factory<Switchboard> { self { Switchboard() }.cached }
}

import Keyworks
import KeyworksAsync
import Sky

extension Scope {
  public static let night = Scope("night")
}

public final class Dome: Sendable {
  let angle: Int
  init(angle: Int) { self.angle = angle }
  public var isOpen: Bool { angle > 0 }
  func close() async {}
}

extension Container {
  public var angle: Factory<Int> { self { 30 }.scope(.night) }
  public var dome: Factory<Dome> {  // expect: captive dome angle; teardown dome
    self { Dome(angle: self.angle()) }.cached.teardown { await $0.close() }
  }
  public static var shutters: Tags<Bool> {
    [
      Tagged(\.dome) { $0.isOpen },
      Tagged(\.spareDome) { $0.isOpen },
      Tagged(\.dome, priority: 3) { $0.isOpen },  // expect: member-twice shutters dome
    ]
  }
  var spareDome: Factory<Dome> { self { Dome(angle: 0) } }
}

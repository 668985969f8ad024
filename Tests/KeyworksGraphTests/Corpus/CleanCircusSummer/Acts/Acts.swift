import Keyworks

public protocol Trapeze: Sendable {
  var height: Int { get }
}

public protocol Orchestra: Sendable {
  func fanfare() -> String
}

extension Container {
  public var trapeze: Factory<any Trapeze> { promised() }
  public var orchestra: Factory<any Orchestra> { promised() }
  public var clowns: Factory<Int> { promised() }

  var acrobats: Factory<String> {
    self { "\(self.orchestra().fanfare()) Acrobats, \(self.trapeze().height) metres above you!" }
  }
  var interlude: Factory<String> {
    self { String(repeating: "honk ", count: self.clowns()) }
  }
  public static var acts: Tags<String> { [Tagged(\.acrobats), Tagged(\.interlude)] }
}

/// Somebody who brings along what the acts need.
public protocol Troupe {
  func bring(to circus: Container)
}

extension Troupe where Self: CaseIterable {
  public static func bringAll(to circus: Container) {
    for member in allCases { member.bring(to: circus) }
  }
}

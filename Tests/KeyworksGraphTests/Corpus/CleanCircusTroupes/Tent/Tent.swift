import Keyworks

public protocol Ringmaster: Sendable {
  func announce(_ act: String) -> String
}

public protocol Music: Sendable {
  var tune: String { get }
}

/// A troupe comes with its own people.
public protocol Troupe {
  associatedtype Star: Sendable
  static var star: Star { get }
  static func move(into tent: Container, with star: Star)
}

extension Troupe {
  static func arrive(at tent: Container) { move(into: tent, with: star) }
}

extension Container {
  public var ringmaster: Factory<any Ringmaster> { promised() }
  public var music: Factory<any Music> { promised() }

  public var opening: ParameterFactory<String, String> {
    self { act in "\(self.ringmaster().announce(act)) (\(self.music().tune))" }
  }

  public func hire<each Act: Troupe>(_ troupes: repeat (each Act).Type) {
    repeat (each troupes).arrive(at: self)
  }
}

import Keyworks
import KeyworksAsync

public struct Patient: Sendable {
  public var ward: String
  public var doctor: String
  public init(ward: String, doctor: String) {
    self.ward = ward
    self.doctor = doctor
  }
}

public protocol Shift {
  var doctor: String { get }
}

extension Container {
  public var ward: Factory<String> { self { "east" } }  // expect: unused ward
  public var doctor: Factory<String> { self { "Ada" }.cached }
  var beds: ParameterFactory<String, Int> { self { $0.count } }  // expect: unused beds
  public var nurse: AsyncFactory<String, Never> { self.async { await self.rota()[0] } }  // expect: unused nurse
  public var rota: AsyncFactory<[String], Never> { self.async { ["Grace"] }.singleton }  // expect: unused rota
  public static var checks: Tags<String> { [Tagged(\.pulse)] }
  var pulse: Factory<String> { self { "70" } }
  static var drafts: Tags<String> { [Tagged(\.weight)] }  // expect: unused drafts
  var weight: Factory<String> { self { "60" } }  // expect: unused weight
}

public func admit(to container: Container) -> Patient {
  Patient(ward: "west", doctor: container.doctor())
}

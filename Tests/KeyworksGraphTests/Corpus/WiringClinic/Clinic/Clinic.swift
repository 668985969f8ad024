import Keyworks

public protocol Nurse: Sendable {
  var name: String { get }
}

struct Temp: Nurse {
  let name: String
}

extension Container {
  public var nurse: Factory<any Nurse> { promised() }
  public var dose: Factory<Int> { self { 1 } }
  public var room: Factory<String> { self { "A1" } }
  public static var shifts: Tags<any Nurse> { Tags() }
  var night: Factory<Temp> { self { Temp(name: "night") } }
}

public class Ward {
  public let container: Container
  public init(_ container: Container) { self.container = container }
  public func open() { container.nurse.register { Temp(name: "Ada") } }
  public func fill() {  // expect: wiring night
    container.contribute(Tagged(\.night) { $0 }, to: \.shifts)
  }
}

public final class Nursery: Ward {
  public override func open() {
    super.open()
    container.contribute(Tagged(\.nurse), to: \.shifts)
  }
  fileprivate func lower() {  // expect: wiring dose
    container.dose.register { 0 }
  }
  public static func setUp(_ container: Container) {  // expect: wiring room
    func named(_ name: String) { container.room.register { name } }
    ["B1", "B2"].forEach(named)
  }
}

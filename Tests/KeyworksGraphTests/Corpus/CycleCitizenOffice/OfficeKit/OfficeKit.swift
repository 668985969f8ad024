import Keyworks

public protocol Counter: Sendable {
  var label: String { get }
  func serve(_ citizen: String) -> String
}

/// The screens in the hall. They show which counters there are.
public struct Signage: Sendable {
  let lines: [String]
  public func text(for number: Int) -> String { "No. \(number): \(lines.joined(separator: " | "))" }
}

public final class WaitingRoom: Sendable {
  private let signage: Signage
  init(_ signage: Signage) { self.signage = signage }
  public func call(_ number: Int) -> String { signage.text(for: number) }
}

extension Container {
  public static var counters: Tags<any Counter> { Tags() }

  public var waitingRoom: Factory<WaitingRoom> {  // expect: cycle waitingRoom signage permitCounter
    self { WaitingRoom(self.signage()) }.cached
  }

  var signage: Factory<Signage> {
    self {
      let labels = self[\.counters].lazy.map(\.label).map { $0.uppercased() }
      return Signage(lines: Array(labels))
    }
  }
}

import Cargo
import Keyworks

struct Hold: Stowing {
  func bay(for tonnes: Int) -> String { tonnes > 500 ? "hold 2" : "hold 1" }
}

extension Container {
  public static var stowing: KeyedTags<Cargo, any Stowing> { [.bulk: Tagged(\.hold)] }
  var hold: Factory<any Stowing> { self { Hold() } }

  public func plan(_ tonnes: Int, of cargo: Cargo) -> String {
    guard let stowing = self[\.stowing, cargo] else { return "\(cargo.rawValue): refused" }
    return "\(cargo.rawValue): \(stowing.bay(for: tonnes))"
  }
}

public protocol Line {
  static func open(in container: Container)
}

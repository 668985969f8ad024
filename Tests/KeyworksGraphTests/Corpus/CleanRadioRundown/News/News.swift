import Keyworks
import Rundown

public enum News {
  public static func plan(in container: Container) {
    container.register(\.headlines) { Item("council: \($0.ticker().joined(separator: "; "))", seconds: 90) }
    container.contribute(Tagged(\.headlines, priority: 50, .after(\.jingle)), to: \.rundown)
  }
}

extension Container {
  var ticker: Factory<[String]> { self { ["a bridge is opened", "a school is closed"] } }
}

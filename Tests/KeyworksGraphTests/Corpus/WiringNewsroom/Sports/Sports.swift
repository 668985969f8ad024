import Desk
import Keyworks

struct Match: Column {
  let headline: String
}

extension Container {
  var match: Factory<Match> { self { Match(headline: "2:1, says \(self.editor())") } }
}

public struct Sports: Department {
  public static func register(in container: Container) {
    container.contribute(Tagged(\.match) { $0 }, to: \.columns)
  }
}

import Keyworks
import Pipeline

extension Container {
  public var spelling: Factory<any Step> { self { Append("x\(self.dictionary().count)") } }
  var dictionary: Factory<[String]> { self { ["the", "a"] }.singleton }
}

public enum SpellingModule {
  public static func register(in container: Container) {
    container.contribute(Tagged(\.spelling, priority: 5, .before(\.dash), .after(\.trim)), to: \.steps)
    // As the list has it.
    container.contribute(Tagged(\.trim, priority: -10), to: \.steps)
  }
}

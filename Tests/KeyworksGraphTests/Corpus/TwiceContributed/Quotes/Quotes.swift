import Emoji
import Keyworks
import Text

public enum QuotesModule {
  public static func register(in container: Container) {
    container.contribute(Tagged(\.emoji, priority: 10, .after(\.trim)), to: \.processors)  // expect: member-twice processors emoji
    // The same that the list says itself: no finding.
    container.contribute(Tagged(\.trim, priority: 5), to: \.processors)
  }
}

import EmojiPlugin
import Keyworks
import SpellingPlugin
import TypographyPlugin

// The app names the modules it wants, and no processor of theirs. Their order here does not
// matter: the priorities decide. (In a package of its own the app writes
// `@retroactive AutoRegistering`, since container and protocol are the library's.)

extension Container: AutoRegistering {
  /// Adds the steps of each module, before the first gather.
  public func autoRegister() {
    TypographyPlugin.register(in: self)
    EmojiPlugin.register(in: self)
    SpellingPlugin.register(in: self)
  }
}

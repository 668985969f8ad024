// why: modules contribute members that the list, or another module, has at another position.
import Emoji
import Keyworks
import Quotes
import Text

let container = Container()
if CommandLine.arguments.count == 1 { EmojiModule.register(in: container) }
QuotesModule.register(in: container)
print(container[\.processors].count)

// why: a forum activates a group in autoRegister; the group activates the wirings that register the promises.
import Keyworks
import KeyworksWiring
import Posts
import Skins

extension Container: @retroactive AutoRegistering {
  public func autoRegister() { activate(\.skins) }
}

let forum = Container()
print(forum.post("hello"), forum.moderator(), forum[\.filters])

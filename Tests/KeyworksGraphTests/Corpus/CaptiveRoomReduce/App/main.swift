// why: a chat server builds its rooms in the closure of a reduce, whose elements take instances of a login.
import Keyworks
import Rooms

let server = Container.shared
for room in server.lobby().rooms { print(room.line) }
print(server.greetings().map(\.bytes.count))

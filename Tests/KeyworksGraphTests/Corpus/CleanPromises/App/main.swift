// why: promises of all kinds are registered: by modules, by the app and by an initialiser.
import Keyworks
import Library
import Storage

let container = Container.shared
print(container.shelf().map(\.text), Archive.shared.box(), Archive.shared.lock(3, "abc"))
print(Archive.shared.cellar(), Archive.shared.roof())
do {
  print(try container.history())
} catch {
  print("no history")
}

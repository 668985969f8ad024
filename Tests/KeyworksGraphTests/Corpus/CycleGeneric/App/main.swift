// why: generic types and generic functions resolve in their initialisers and arguments.
import Keyworks

let store = Container()
if CommandLine.arguments.count > 1 { print(store.index().entries) }
print(store.orders().path)

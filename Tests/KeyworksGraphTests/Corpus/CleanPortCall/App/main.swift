// why: autoRegister hands both module types to install, which calls install(in:) on each, so
// both promises are registered.
import Keyworks
import Port

let call = Container.shared.portCall()
for (ship, port) in [("Halcyon", "Bergen"), ("Red Jack", "Tortuga")] {
  print(call.enter(ship, from: port))
}

// why: a module contributes constraints that contradict each other.
import Boot
import Keyworks
import Network
import Storage

registerNetwork(in: .shared)
registerStorage(in: .shared)
for task in Container.shared[\.tasks] { task.run() }

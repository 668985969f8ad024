// why: the bonds that contradict each other are contributed by a module that knows another.
import Boot
import Keyworks
import Network
import Storage

registerNetwork(in: .shared)
registerStorage(in: .shared)
for task in Container.shared[\.tasks] { task.run() }

// why: in two modules, only unused factories refer to these factories.
import Keyworks
import Music

print(Container.shared.first())

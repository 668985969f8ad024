// why: factories that only other unused ones refer to, in two modules.
import Keyworks
import Music

print(Container.shared.first())

// why: the main-actor factory is in one module, a helper that assumes in another.
import Export
import Keyworks

print(Container.shared.archive())

// why: the main-actor factory is in one module, and the helper that assumes the main actor in another.
import Export
import Keyworks

print(Container.shared.archive())

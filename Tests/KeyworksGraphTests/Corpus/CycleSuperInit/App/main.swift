// why: a subclass reaches what its base class resolves, through two levels of super.init.
import Keyworks

print(Container.shared.helpScreen().title)

// why: a cycle leads from any thread onto the main actor and back.
import Keyworks

print(Container.shared.desktop().windows.count)

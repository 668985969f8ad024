// why: a cycle leads from any thread to the main actor and back.
import Keyworks

print(Container.shared.desktop().windows.count)

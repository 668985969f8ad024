// why: a list that is injected into a struct has a member that injects that struct.
import Keyworks

print(Container.shared.menu().text)

// why: a cycle that goes through the shared instances of two containers.
import Keyworks

print(Kitchen.shared.label())
print(Kitchen.shared.dish())

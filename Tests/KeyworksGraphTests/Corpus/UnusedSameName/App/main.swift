// why: of two factories with one name, in two containers, only one is used.
import Keyworks

print(Depot.shared.truck(), Depot.shared.crane())

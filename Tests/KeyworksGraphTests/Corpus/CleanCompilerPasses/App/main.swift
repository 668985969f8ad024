// why: a compiler's passes have many consistent constraints, and one pass is a composite of the others.
import Keyworks
import Optimizer
import Passes

let container = Container()
addOptimizer(to: container)
print(Compiler.compile("a", "x", in: container))

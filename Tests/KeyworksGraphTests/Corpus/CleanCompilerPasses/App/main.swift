// why: a compiler's passes are bound in many ways that agree, and one pass is a composite of the others.
import Keyworks
import Optimizer
import Passes

let container = Container()
addOptimizer(to: container)
print(Compiler.compile("a", "x", in: container))

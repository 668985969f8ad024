// why: initialisers, functions, subscripts and operators have overloads that lead back, but builds use the others.
import Keyworks
import Shapes

let shapes = Container.shared
print(shapes.outline().sides, corners(of: shapes), Shape(in: shapes)[shapes], (shapes.base() + shapes).sides)

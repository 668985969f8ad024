// why: a level editor reaches its factories by operators, a subscript of a type and a callable value.
import Keyworks

let editor = Container()
print(editor.level().title, editor.brush().width, editor.undo().depth, editor.palette().colours)

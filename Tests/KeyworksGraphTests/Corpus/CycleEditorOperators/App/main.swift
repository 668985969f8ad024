// why: a level editor resolves through operators, a static subscript and a callable value.
import Keyworks

let editor = Container()
print(editor.level().title, editor.brush().width, editor.undo().depth, editor.palette().colours)

// why: factories that any thread may build assume the main actor.
import Keyworks

let paint = Container()
print(paint.caption(), paint.toolbar().count, paint.recorder().record())
print(paint.pair().count, paint.outline())

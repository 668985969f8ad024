// why: a class has an initialiser that resolves; a subclass that is needed for it uses another.
import Keyworks

let desk = Container()
for view in desk.windows() { print(view.draw(in: desk)) }
print(desk.count())

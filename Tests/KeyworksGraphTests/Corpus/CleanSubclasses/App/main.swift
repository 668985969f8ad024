// why: a class has an initialiser that resolves, but the needed subclass uses another initialiser.
import Keyworks

let desk = Container()
for view in desk.windows() { print(view.draw(in: desk)) }
print(desk.count())

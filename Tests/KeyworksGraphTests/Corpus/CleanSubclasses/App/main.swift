// why: a subclass uses another initialiser than the one that resolves, or a body that it overrides.
import Keyworks

let desk = Container()
for view in desk.windows() { print(view.draw(in: desk)) }
print(desk.count())
print(BirthdayCards().card())

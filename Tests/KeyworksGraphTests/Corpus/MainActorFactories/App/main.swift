// why: factories of the main actor are in loops, keep what lives shorter, and are promised like others.
import Keyworks
import Screens

let container = Container.shared
print(container.left().title, container.kept().title, container.nobodys().title)
print(container[\.menus].count, container[\.first].count, container[\.second].count, container.caption())

// why: factories of the main actor can form cycles, have captives and be promised like others.
import Keyworks
import KeyworksUI
import Screens

let container = Container.shared
print(container.left().title, container.kept().title, container.nobodys().title, container.tray().title)
print(container[\.menus].count, container[\.first].count, container[\.second].count, container.caption())

// why: key paths to properties of models that have the names of factories, and to subscripts.
import Keyworks

let container = Container()
print(container.name(), container.city().mayor, container.staff(), container.friends())
print(container.summary(), container.shelfCount(), container.length())
print(container[\.city].name, [container].map(\.self).count, container[\.shelves])

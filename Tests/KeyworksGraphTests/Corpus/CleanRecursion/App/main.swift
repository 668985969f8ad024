// why: recursions that end, by an argument, an id, a variant of a family or an exact choice.
import Keyworks

let container = Container()
print(container.entry(3).count, container.even(10), container.menu().count)
print(container.submenu(1).count, container.longPath(), container.page(.front))
print(container.house.under(Floor.top)(), container.house(), container.factorial(5))
print(container.half(9), container.isEven(4), container.leaves(3))

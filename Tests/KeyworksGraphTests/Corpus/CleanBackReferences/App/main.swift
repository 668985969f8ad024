// why: every path back is lazy, a provider, a stored closure or a task, so there is no cycle.
import Keyworks

let container = Container.shared
print(container.child().parent.child.parent.name)
print(container.orchestra().conductor.orchestra().size)
print(container.kitchen().menu.kitchen.menu.dishes)
container.dialog().button.action()
print(container.car().engine?().power ?? 0)
print(container.feed())
container.alarm()()

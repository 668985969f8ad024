// why: a task that a body starts asks for what is being built. That is a cycle if it runs early.
import Keyworks

let container = Container()
print(await container.store().count, await container.ledger())
print(await container.radio(), await container.guarded(), await container.calm())
print(container.tower())

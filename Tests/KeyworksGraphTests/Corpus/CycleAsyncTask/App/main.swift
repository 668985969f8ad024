// why: a body starts a task that resolves the instance under construction. That is a cycle if the task runs early.
import Keyworks
import KeyworksAsync

let container = Container()
print(await container.store().count, await container.ledger())
print(await container.radio(), await container.guarded(), await container.calm())
print(container.tower())

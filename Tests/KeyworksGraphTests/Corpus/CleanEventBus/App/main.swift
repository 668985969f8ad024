// why: the bus stores a closure that resolves the list later, and holds the container unowned.
import Keyworks

let house = Container()
await house.building().openAll()
print(await house.bus().log.count, await house.counter().counts.count)

// why: overrides in a helper resolve dependencies that the wiring must not resolve; they are no wiring.
import Keyworks

let container = Container.shared
container.retries.register { 3 }
print(container.campaign().run(), container.report(), inSandbox())
let tokens = useFakes(in: container)
print(container.mailer().send("hello"), container.greeting(), container.clock().hour)
for token in tokens { token.revert() }
container.reset(.overrides)
print(container.greeting())

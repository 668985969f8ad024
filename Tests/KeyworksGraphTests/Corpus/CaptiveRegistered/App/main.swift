// why: the promise is cached, and what is registered for it keeps an instance of a scope.
import Keyworks
import Sending

let container = Container()
wire(container)
container.outbox().send("hello")
container.reset(scope: .login)

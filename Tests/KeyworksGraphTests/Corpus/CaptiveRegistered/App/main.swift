// why: the promise is cached, and the body that is registered for it captures an instance of a scope.
import Keyworks
import Sending

let container = Container()
wire(container)
container.outbox().send("hello")
container.reset(scope: .login)

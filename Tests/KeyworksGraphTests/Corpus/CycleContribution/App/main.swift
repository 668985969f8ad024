// why: a module contributes a member that needs the factory which gathers the list.
import Auditing
import Editing
import Keyworks

let container = Container()
AuditModule.register(in: container)
container.editor().save("text")

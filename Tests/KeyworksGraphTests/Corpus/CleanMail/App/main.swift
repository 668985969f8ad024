// why: a correct mail program in five modules.
import Compose
import Core
import Keyworks
import Storage

let mail = Container.shared
print(mail.window(), mail.composer().write("hello"), mail.inbox().add(Message(subject: "prize")))
print(mail.window(), mail.entries(\.rules).map(\.factory.name))
mail.reset(scope: .login)

// why: a module states its needs as a protocol, and the app's witness needs that module.
import Auth
import Keyworks

print(Container.shared.login().greeting)

// why: a module states its needs as a protocol, and the app's answer needs that module back.
import Auth
import Keyworks

print(Container.shared.login().greeting)

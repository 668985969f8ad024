// why: between the singleton and its captive are two factories that cache nothing.
import Keyworks

print(Container.shared.player().title, Container.shared.spare().title)

// why: between the singleton and what it must not keep are two factories that keep nothing.
import Keyworks

print(Container.shared.player().title, Container.shared.spare().title)

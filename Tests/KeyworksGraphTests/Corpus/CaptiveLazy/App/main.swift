// why: a lazy wrapper stores the value that it has read, so it has a captive; a provider does not.
import Keyworks

let container = Container.shared
print(container.radio().play(), container.studio().guest.account.name)
print(container.antenna().tune())

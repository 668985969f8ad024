// why: a lazy wrapper keeps what it has read, so it makes a captive; a provider does not.
import Keyworks

let container = Container.shared
print(container.radio().play(), container.studio().guest.account.name)
print(container.antenna().tune())

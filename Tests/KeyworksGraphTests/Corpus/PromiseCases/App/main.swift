// why: the cases of one promise are never registered, and an override for a variant is no case.
import Brands
import Keyworks

let container = Container.shared
Plain.register(in: container)
container.slogan.override(for: Brand.acme) { "It falls." }
print(container.label.under(Brand.plain)())

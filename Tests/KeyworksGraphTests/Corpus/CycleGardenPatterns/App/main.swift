// why: a garden resolves in conditions, patterns, failable initialisers, autoclosures and enum members.
import Keyworks

let garden = Container.shared
print(garden.bed() ?? "none", garden.pond().depth, garden.path().length, garden.hedge(), garden.gate())

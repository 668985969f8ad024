// why: composites gather their own list in their body, in their initialiser or by injection.
import Keyworks

let container = Container.shared
print(container[\.morning].map { $0.ring() }, container.morningChorus().ring())
print(container[\.evening].map { $0.ring() }, container[\.night].map { $0.ring() })
print(container[\.byPlace].map { $0.value.ring() }, container[\.byPlace, .door]?.ring() ?? [])
print(container[\.counted].map { $0.ring() }, container.lantern().ring())
print(container[\.morning, in: \.counted].count, container[\.morning, notIn: \.counted].count)

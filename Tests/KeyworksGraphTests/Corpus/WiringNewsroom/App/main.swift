// why: one department is registered through a protocol; of the other, only a harmless method is called.
import Culture
import Desk
import Keyworks
import Sports

let departments: [any Department.Type] = [Sports.self]
let container = Container.shared
container.editor.register { "Ada" }
departments.forEach { $0.register(in: container) }
Culture(container).open()
print(container[\.columns].map(\.headline), container.deadline())

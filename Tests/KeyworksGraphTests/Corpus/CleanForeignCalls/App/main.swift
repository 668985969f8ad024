// why: promises are registered in code that sorted, print and for loops call, in a property observer and in a task.
import Keyworks
import Tools

extension Container {
  var box: Factory<String> { self { "box of \(self.glue())" } }
}

let container = Container()
print([Tool(container), Tool(container)].sorted().count, Tool(container))
for drill in Drills(container) { print(drill) }
let work = Task {
  container.glue.register { "glue" }
  container.contribute(Tagged(\.box), to: \.boxes)
}
await work.value
print(container[\.boxes])

// why: promises are kept in what sorted, print and for loops call, in an observer of a property, and by a task.
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
  container.contribute(\.box, to: \.boxes)
}
await work.value
print(container[\.boxes])

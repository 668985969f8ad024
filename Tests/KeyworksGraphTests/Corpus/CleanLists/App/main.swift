// why: consistent contributions, moves, constraints on absent members, and one factory in many lists.
import Keyworks
import Layout
import Pipeline
import Spelling

let container = Container()
SpellingModule.register(in: container)
LayoutModule.register(in: container)
print(container.pipeline("text ").text, container[\.shortSteps].count)
print(container[\.formats].map { $0(3) }, LayoutModule.arrange(container))
let token = container.override(\.shortSteps, with: [Tagged(\.dash) { $0 }, Tagged(\.trim)])
print(container.entries(\.shortSteps))
token.revert()

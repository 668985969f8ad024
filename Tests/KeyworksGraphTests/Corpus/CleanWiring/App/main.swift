// why: wiring that runs through protocols, key paths, accessors, operators and values.
import Keyworks

extension Container: @retroactive AutoRegistering {
  public func autoRegister() { tenth.register { 10 } }
}

let container = Container.shared
let modules: [any Module] = [Firsts()]
for module in modules { module.register(in: container) }
print(Report(container: container))
let switches = Switches(container)
switches.isOn = true
print([switches].filter(\.isReady).count, (Board() + container).six)
Once.isDone
for wire in wirings { wire(container) }
print(container.sum())

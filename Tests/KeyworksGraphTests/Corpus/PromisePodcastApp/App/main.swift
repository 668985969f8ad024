// why: only PlaybackAssembly registers it, which is not among the assemblies.
import Keyworks
import Podcasts

extension Container: @retroactive AutoRegistering {
  public func autoRegister() {
    let assemblies: [any Assembly.Type] = [CatalogAssembly.self, LimitAssembly.self]
    for assembly in assemblies { assembly.init().assemble(self) }
  }
}

let app = Container.shared
for line in app.queue().playAll(shorterThan: app.limit()) { print(line) }

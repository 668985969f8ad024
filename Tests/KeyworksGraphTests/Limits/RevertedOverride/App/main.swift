// missed: A promise that only an override registers, if its token is reverted later
import Keyworks

extension Container {
  var clock: Factory<String> { promised() }
  var place: Factory<String> { self { "the harbour" } }
  var title: Factory<String> { self { "\(self.clock()) at \(self.place())" } }
}

let app = Container.shared
let token = app.clock.override { "noon" }
print(app.title())  // noon at the harbour

// The demo is over.
token.revert()
print(app.title())  // Now nothing registers the clock.

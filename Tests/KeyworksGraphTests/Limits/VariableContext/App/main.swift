// missed: A missing context value, if `with` gets a variable
import Keyworks

struct Day: ContextValue { let name: String }
struct User: ContextValue { let name: String }

extension Container {
  var title: Factory<String> { self { "the \(self.require(Day.self).name) page" } }
  // Nothing provides the user.
  var page: Factory<String> { self { "\(self.title()) of \(self.require(User.self).name)" } }
}

let app = Container.shared
let days = ["Monday", "Tuesday"].map(Day.init(name:))
for day in days {
  app.with(day) { print($0.page()) }
}

// why: two members of a map have one key, so the first use of the map stops.
import Forms
import Keyworks

extension Container {
  var calendar: Factory<String> { self { "calendar" } }
}

let container = Container.shared
container.contribute(Tagged(\.calendar), for: .date, to: \.fields)  // expect: key-twice fields area calendar
container.contribute(Tagged(\.calendar), for: "/calendar", to: \.pages)
print(container[\.fields, .text] ?? "", container[\.pages, "/"] ?? "")

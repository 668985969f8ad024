// why: one factory occurs twice in a list, even if the second mention is spelled differently.
import Keyworks

protocol Check: Sendable {
  var name: String { get }
}

struct Rule: Check {
  let name: String
}

extension Container {
  var spelling: Factory<any Check> { self { Rule(name: "spelling") } }
  var length: Factory<any Check> { self { Rule(name: "length") } }
  var links: Factory<Rule> { self { Rule(name: "links") } }

  static var checks: Tags<any Check> {
    [
      Tagged(\.spelling, priority: 20),
      Tagged(\.length),
      Tagged(\.spelling, priority: 10),  // expect: member-twice checks spelling
    ]
  }

  static var quickChecks: Tags<any Check> {
    [
      Tagged(\.links) { $0 },
      Tagged(\.length),
      Tagged(\Container.links) { Rule(name: "quick \($0.name)") },  // expect: member-twice quickChecks links
    ]
  }

  // Each of them is in another list too, which is as it should be.
  static var allChecks: Tags<any Check> {
    [Tagged(\.spelling), Tagged(\.length), Tagged(\.links) { $0 }]
  }
}

let container = Container()
print(container[\.allChecks].map(\.name))
if CommandLine.arguments.count > 1 { print(container[\.quickChecks].map(\.name)) }
print(container[\.checks].map(\.name))

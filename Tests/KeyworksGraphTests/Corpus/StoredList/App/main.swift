// why: in Swift 5 mode a list can be stored in a static property, and is then evaluated once.
import Keyworks

protocol Filter {
  func keep(_ number: Int) -> Bool
}

struct Even: Filter {
  func keep(_ number: Int) -> Bool { number % 2 == 0 }
}

extension Container {
  var even: Factory<Filter> { self { Even() } }
  var odd: Factory<Even> { self { Even() } }
  static let filters: Tags<Filter> = [Tagged(\.even)]  // expect: stored-list filters
  static var others: Tags<Filter> = [Tagged(\.odd) { $0 }]  // expect: stored-list others
  static var computed: Tags<Filter> { [Tagged(\.even), Tagged(\.odd) { $0 }] }
}

let container = Container()
print(container[\.filters].count, container[\.others].count, container[\.computed].count)

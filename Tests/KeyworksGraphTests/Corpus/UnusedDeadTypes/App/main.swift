// why: nothing makes the types that resolve these factories, and the compiler wrote their initializers.
import Keyworks

struct Panel {
  @Injected(\.paper) var paper
  var size = 3
}
final class Printer {
  let ink = Container.shared.ink()
}
struct Label {
  var text = Container.shared.text()
}
final class Tray {
  let glue: Int
  init(glue: Int = Container.shared.glue()) { self.glue = glue }
}

// These are made: by name, by a subclass, by a wrapper, and through a metatype.
struct Page {
  @Injected(\.title) var title
}
class Base {
  let stamp = Container.shared.stamp()
}
final class Derived: Base {}
@propertyWrapper struct Lent {
  let wrappedValue = Container.shared.loan()
}
struct Desk {
  @Lent var loan
}
protocol Tool { init() }
struct Pen: Tool {
  let nib = Container.shared.nib()
}
struct Brush: Tool {
  let hair = Container.shared.hair()
}
func make<Made: Tool>() -> Made { Made() }

extension Container {
  var paper: Factory<String> { self { "paper" } }  // expect: unused paper
  var ink: Factory<String> { self { "ink" } }  // expect: unused ink
  var text: Factory<String> { self { "text" } }  // expect: unused text
  var glue: Factory<Int> { self { 1 } }  // expect: unused glue
  var title: Factory<String> { self { "title" } }
  var stamp: Factory<String> { self { "stamp" } }
  var loan: Factory<String> { self { "loan" } }
  var nib: Factory<String> { self { "nib" } }
  var hair: Factory<String> { self { "hair" } }
}

let tools: [any Tool.Type] = [Pen.self]
let brush: Brush = make()
print(Page().title, Derived().stamp, Desk().loan, tools.map { $0.init() }, brush)

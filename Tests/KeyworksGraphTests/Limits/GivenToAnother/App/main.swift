// false: An instance that the body gives to an object other than the one that it returns is
// assumed to be kept, if the types allow it
import Keyworks

final class Button: @unchecked Sendable {
  let title: String
  var onTap: (() -> Void)?
  init(_ title: String) { self.title = title }
}

final class Visitor: Sendable {
  let name = "Ada"
}

extension Scope {
  static let visit = Scope("visit")
}

extension Container {
  var visitor: Factory<Visitor> { self { Visitor() }.scope(.visit) }
  var start: Factory<Button> {  // limit: captive start visitor
    self {
      let (start, probe) = (Button("Start"), Button("Probe"))
      let visitor = self.visitor()
      probe.onTap = { print(visitor.name) }
      probe.onTap?()
      return start
    }.singleton
  }
}

print(Container.shared.start().title)

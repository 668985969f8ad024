// why: a body calls a method that several types implement; those that resolve back never run here.
import Keyworks

protocol Plugin: Sendable {
  func start(in container: Container) -> String
}

struct Quiet: Plugin {
  func start(in container: Container) -> String { "quiet" }
}

struct Curious: Plugin {
  func start(in container: Container) -> String { "sees \(container.host().name)" }
}

class Form {
  private(set) var lines: [String] = []
  init(_ container: Container) { fill(from: container) }
  func fill(from container: Container) {}
  func add(_ line: String) { lines.append(line) }
}

final class ShortForm: Form {
  override func fill(from container: Container) { add("short") }
}

final class LongForm: Form {
  override func fill(from container: Container) {
    add("\(container.shortForm().lines.count) more")
  }
}

struct Host: Sendable {
  let name: String
}

extension Container {
  var quiet: Factory<any Plugin> { self { Quiet() }.cached }
  var curious: Factory<any Plugin> { self { Curious() }.cached }
  /// Starts the quiet one only.
  var host: Factory<Host> { self { Host(name: self.quiet().start(in: self)) }.cached }  // limit: cycle host
  var guests: Factory<[String]> {
    self { [self.quiet(), self.curious()].map { $0.start(in: self) } }
  }
  var shortForm: Factory<ShortForm> { self { ShortForm(self) } }  // limit: cycle shortForm
  var longForm: Factory<LongForm> { self { LongForm(self) } }
  var name: Factory<String> { self { "desk" }.singleton }
  var all: Factory<[String]> { self { self.guests() + self.longForm().lines + [self.name()] } }
}

print(Container.shared.all())

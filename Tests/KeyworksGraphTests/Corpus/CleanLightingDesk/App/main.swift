// why: closures that a function keeps or calls by turns, a context value beside a generic one, one
// of several readers of a variant, and a method that is named like a value.
import Dispatch
import Foundation
import Keyworks
import KeyworksUI
import Synchronization

struct Technician: ContextValue { let name: String }
protocol Rank: Sendable { var title: String { get } }
struct Chief: ContextValue, Rank { let title: String }
enum Stage: Variant { case large, small }

@MainActor final class Screen { let width = 80 }
final class Lamp: Sendable { func shine() {} }
final class Dimmer: Sendable {
  let lamp: Lamp
  init(_ lamp: Lamp) { self.lamp = lamp }
}

/// Calls what it gets at once if there is a level, and keeps it for the next one.
final class Level: Sendable {
  private let waiting = Mutex<[@Sendable (Int) -> Void]>([])
  private let now = Mutex<Int?>(nil)
  func onChange(_ call: @escaping @Sendable (Int) -> Void) {
    if let value = now.withLock({ $0 }) { call(value) }
    waiting.withLock { $0.append(call) }
  }
}

/// Right on every thread.
func onMain<Value: Sendable>(_ work: @MainActor () -> Value) -> Value {
  if Thread.isMainThread { return MainActor.assumeIsolated(work) }
  return DispatchQueue.main.sync { MainActor.assumeIsolated(work) }
}

func loudly(_ text: String) -> String { text.uppercased() }
func softly(_ text: String) -> String { text.lowercased() }

protocol Label: Sendable { func text(in container: Container) -> String }
struct Plain: Label { func text(in container: Container) -> String { "plain" } }
struct Sized: Label {
  func text(in container: Container) -> String {
    container.contextValue(of: Stage.self) == .large ? "large" : "small"
  }
}

extension Container {
  var screen: MainActorFactory<Screen> { self.mainActor { Screen() } }
  var width: Factory<Int> { self { onMain { self.screen().width } } }

  var level: Factory<Level> { self { Level() }.cached }
  var lamp: Factory<Lamp> {
    self {
      self.level().onChange { _ in _ = self.dimmer() }
      return Lamp()
    }.cached
  }
  var dimmer: Factory<Dimmer> { self { Dimmer(self.lamp()) }.cached }

  func greet<R: Rank & ContextValue>(_ guest: Technician, as rank: R.Type) -> String {
    "\(require(rank).title) \(guest.name)"
  }
  var greeting: Factory<String> {
    self { self.greet(Technician(name: "Ada"), as: Chief.self) }
  }

  var label: Factory<any Label> { self { Plain() } }
  var sized: Factory<any Label> { self { Sized() } }
  var poster: Factory<String> { self { self.label().text(in: self) } }
  var wall: Factory<[String]> { self { [self.poster()] }.cached }

  func log(_ name: String) -> Factory<String> { self(id: name) { "\(name), \(self.width())" } }
  var audit: Factory<String> { self { "" } }
  func setUp(log: String) { audit.register { "audit of \(log)" } }
}

let isLoud = CommandLine.arguments.count > 1
let say = isLoud ? loudly(_:) : softly(_:)
let desk = Container.shared
desk.setUp(log: "today")
print(say(desk.audit()), desk.width(), desk.log("x")(), desk.sized().text(in: desk))
print(desk.with(Chief(title: "Dr")) { $0.greeting() }, desk.wall.under(Stage.large)())
desk.lamp().shine()

import Keyworks

enum Event: Sendable, Hashable {
  case opened(String)
  case closed(String)
}

protocol Listener: AnyObject, Sendable {
  func receive(_ event: Event) async
}

actor EventBus {
  typealias Source = @Sendable () -> [any Listener]
  private let listeners: Source
  private(set) var log: [Event] = []

  init(listeners: @escaping Source) { self.listeners = listeners }

  func send(_ event: Event) async {
    log.append(event)
    for listener in listeners() {
      await listener.receive(event)
    }
  }
}

actor Counter: Listener {
  private(set) var counts: [Event: Int] = [:]
  func receive(_ event: Event) { counts[event, default: 0] += 1 }
}

actor Mirror: Listener {
  let bus: EventBus
  let limit: Int
  private var sent = 0

  init(bus: EventBus, limit: Int) {
    self.bus = bus
    self.limit = limit
  }

  func receive(_ event: Event) async {
    guard case .opened(let name) = event, sent < limit else { return }
    sent += 1
    await bus.send(.closed(name))
  }
}

extension Container {
  static var listeners: Tags<any Listener> {
    [Tagged(\.counter) { $0 }, Tagged(\.mirror) { $0 }]
  }

  var limit: Factory<Int> { self { 2 } }
  var counter: Factory<Counter> { self { Counter() }.cached }
  var mirror: Factory<Mirror> { self { Mirror(bus: self.bus(), limit: self.limit()) }.cached }
  var bus: Factory<EventBus> {
    self { EventBus { [unowned self] in self[\.listeners] } }.cached
  }
  var doors: Factory<[String]> { self { ["front", "back", "cellar"] } }
  var building: Factory<Building> { self { Building(bus: self.bus(), doors: self.doors()) } }
}

struct Building {
  let bus: EventBus
  let doors: [String]
  func openAll() async {
    for door in doors { await bus.send(.opened(door)) }
  }
}

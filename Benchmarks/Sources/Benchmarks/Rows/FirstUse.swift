internal import Keyworks
internal import Synchronization

private final class Part: Sendable {}
private final class PartByHand: Sendable {}

/// A hundred factories, each with its own property, as in a real program.
extension Container {
  fileprivate var part00: Factory<Part> { self { Part() }.cached }
  fileprivate var part01: Factory<Part> { self { Part() }.cached }
  fileprivate var part02: Factory<Part> { self { Part() }.cached }
  fileprivate var part03: Factory<Part> { self { Part() }.cached }
  fileprivate var part04: Factory<Part> { self { Part() }.cached }
  fileprivate var part05: Factory<Part> { self { Part() }.cached }
  fileprivate var part06: Factory<Part> { self { Part() }.cached }
  fileprivate var part07: Factory<Part> { self { Part() }.cached }
  fileprivate var part08: Factory<Part> { self { Part() }.cached }
  fileprivate var part09: Factory<Part> { self { Part() }.cached }
  fileprivate var part10: Factory<Part> { self { Part() }.cached }
  fileprivate var part11: Factory<Part> { self { Part() }.cached }
  fileprivate var part12: Factory<Part> { self { Part() }.cached }
  fileprivate var part13: Factory<Part> { self { Part() }.cached }
  fileprivate var part14: Factory<Part> { self { Part() }.cached }
  fileprivate var part15: Factory<Part> { self { Part() }.cached }
  fileprivate var part16: Factory<Part> { self { Part() }.cached }
  fileprivate var part17: Factory<Part> { self { Part() }.cached }
  fileprivate var part18: Factory<Part> { self { Part() }.cached }
  fileprivate var part19: Factory<Part> { self { Part() }.cached }
  fileprivate var part20: Factory<Part> { self { Part() }.cached }
  fileprivate var part21: Factory<Part> { self { Part() }.cached }
  fileprivate var part22: Factory<Part> { self { Part() }.cached }
  fileprivate var part23: Factory<Part> { self { Part() }.cached }
  fileprivate var part24: Factory<Part> { self { Part() }.cached }
  fileprivate var part25: Factory<Part> { self { Part() }.cached }
  fileprivate var part26: Factory<Part> { self { Part() }.cached }
  fileprivate var part27: Factory<Part> { self { Part() }.cached }
  fileprivate var part28: Factory<Part> { self { Part() }.cached }
  fileprivate var part29: Factory<Part> { self { Part() }.cached }
  fileprivate var part30: Factory<Part> { self { Part() }.cached }
  fileprivate var part31: Factory<Part> { self { Part() }.cached }
  fileprivate var part32: Factory<Part> { self { Part() }.cached }
  fileprivate var part33: Factory<Part> { self { Part() }.cached }
  fileprivate var part34: Factory<Part> { self { Part() }.cached }
  fileprivate var part35: Factory<Part> { self { Part() }.cached }
  fileprivate var part36: Factory<Part> { self { Part() }.cached }
  fileprivate var part37: Factory<Part> { self { Part() }.cached }
  fileprivate var part38: Factory<Part> { self { Part() }.cached }
  fileprivate var part39: Factory<Part> { self { Part() }.cached }
  fileprivate var part40: Factory<Part> { self { Part() }.cached }
  fileprivate var part41: Factory<Part> { self { Part() }.cached }
  fileprivate var part42: Factory<Part> { self { Part() }.cached }
  fileprivate var part43: Factory<Part> { self { Part() }.cached }
  fileprivate var part44: Factory<Part> { self { Part() }.cached }
  fileprivate var part45: Factory<Part> { self { Part() }.cached }
  fileprivate var part46: Factory<Part> { self { Part() }.cached }
  fileprivate var part47: Factory<Part> { self { Part() }.cached }
  fileprivate var part48: Factory<Part> { self { Part() }.cached }
  fileprivate var part49: Factory<Part> { self { Part() }.cached }
  fileprivate var part50: Factory<Part> { self { Part() }.cached }
  fileprivate var part51: Factory<Part> { self { Part() }.cached }
  fileprivate var part52: Factory<Part> { self { Part() }.cached }
  fileprivate var part53: Factory<Part> { self { Part() }.cached }
  fileprivate var part54: Factory<Part> { self { Part() }.cached }
  fileprivate var part55: Factory<Part> { self { Part() }.cached }
  fileprivate var part56: Factory<Part> { self { Part() }.cached }
  fileprivate var part57: Factory<Part> { self { Part() }.cached }
  fileprivate var part58: Factory<Part> { self { Part() }.cached }
  fileprivate var part59: Factory<Part> { self { Part() }.cached }
  fileprivate var part60: Factory<Part> { self { Part() }.cached }
  fileprivate var part61: Factory<Part> { self { Part() }.cached }
  fileprivate var part62: Factory<Part> { self { Part() }.cached }
  fileprivate var part63: Factory<Part> { self { Part() }.cached }
  fileprivate var part64: Factory<Part> { self { Part() }.cached }
  fileprivate var part65: Factory<Part> { self { Part() }.cached }
  fileprivate var part66: Factory<Part> { self { Part() }.cached }
  fileprivate var part67: Factory<Part> { self { Part() }.cached }
  fileprivate var part68: Factory<Part> { self { Part() }.cached }
  fileprivate var part69: Factory<Part> { self { Part() }.cached }
  fileprivate var part70: Factory<Part> { self { Part() }.cached }
  fileprivate var part71: Factory<Part> { self { Part() }.cached }
  fileprivate var part72: Factory<Part> { self { Part() }.cached }
  fileprivate var part73: Factory<Part> { self { Part() }.cached }
  fileprivate var part74: Factory<Part> { self { Part() }.cached }
  fileprivate var part75: Factory<Part> { self { Part() }.cached }
  fileprivate var part76: Factory<Part> { self { Part() }.cached }
  fileprivate var part77: Factory<Part> { self { Part() }.cached }
  fileprivate var part78: Factory<Part> { self { Part() }.cached }
  fileprivate var part79: Factory<Part> { self { Part() }.cached }
  fileprivate var part80: Factory<Part> { self { Part() }.cached }
  fileprivate var part81: Factory<Part> { self { Part() }.cached }
  fileprivate var part82: Factory<Part> { self { Part() }.cached }
  fileprivate var part83: Factory<Part> { self { Part() }.cached }
  fileprivate var part84: Factory<Part> { self { Part() }.cached }
  fileprivate var part85: Factory<Part> { self { Part() }.cached }
  fileprivate var part86: Factory<Part> { self { Part() }.cached }
  fileprivate var part87: Factory<Part> { self { Part() }.cached }
  fileprivate var part88: Factory<Part> { self { Part() }.cached }
  fileprivate var part89: Factory<Part> { self { Part() }.cached }
  fileprivate var part90: Factory<Part> { self { Part() }.cached }
  fileprivate var part91: Factory<Part> { self { Part() }.cached }
  fileprivate var part92: Factory<Part> { self { Part() }.cached }
  fileprivate var part93: Factory<Part> { self { Part() }.cached }
  fileprivate var part94: Factory<Part> { self { Part() }.cached }
  fileprivate var part95: Factory<Part> { self { Part() }.cached }
  fileprivate var part96: Factory<Part> { self { Part() }.cached }
  fileprivate var part97: Factory<Part> { self { Part() }.cached }
  fileprivate var part98: Factory<Part> { self { Part() }.cached }
  fileprivate var part99: Factory<Part> { self { Part() }.cached }
}

@inline(never)
private func resolveAll(_ container: Container) {
  use(container.part00())
  use(container.part01())
  use(container.part02())
  use(container.part03())
  use(container.part04())
  use(container.part05())
  use(container.part06())
  use(container.part07())
  use(container.part08())
  use(container.part09())
  use(container.part10())
  use(container.part11())
  use(container.part12())
  use(container.part13())
  use(container.part14())
  use(container.part15())
  use(container.part16())
  use(container.part17())
  use(container.part18())
  use(container.part19())
  use(container.part20())
  use(container.part21())
  use(container.part22())
  use(container.part23())
  use(container.part24())
  use(container.part25())
  use(container.part26())
  use(container.part27())
  use(container.part28())
  use(container.part29())
  use(container.part30())
  use(container.part31())
  use(container.part32())
  use(container.part33())
  use(container.part34())
  use(container.part35())
  use(container.part36())
  use(container.part37())
  use(container.part38())
  use(container.part39())
  use(container.part40())
  use(container.part41())
  use(container.part42())
  use(container.part43())
  use(container.part44())
  use(container.part45())
  use(container.part46())
  use(container.part47())
  use(container.part48())
  use(container.part49())
  use(container.part50())
  use(container.part51())
  use(container.part52())
  use(container.part53())
  use(container.part54())
  use(container.part55())
  use(container.part56())
  use(container.part57())
  use(container.part58())
  use(container.part59())
  use(container.part60())
  use(container.part61())
  use(container.part62())
  use(container.part63())
  use(container.part64())
  use(container.part65())
  use(container.part66())
  use(container.part67())
  use(container.part68())
  use(container.part69())
  use(container.part70())
  use(container.part71())
  use(container.part72())
  use(container.part73())
  use(container.part74())
  use(container.part75())
  use(container.part76())
  use(container.part77())
  use(container.part78())
  use(container.part79())
  use(container.part80())
  use(container.part81())
  use(container.part82())
  use(container.part83())
  use(container.part84())
  use(container.part85())
  use(container.part86())
  use(container.part87())
  use(container.part88())
  use(container.part89())
  use(container.part90())
  use(container.part91())
  use(container.part92())
  use(container.part93())
  use(container.part94())
  use(container.part95())
  use(container.part96())
  use(container.part97())
  use(container.part98())
  use(container.part99())
}

/// The code by hand: a dictionary under a lock.
private final class Parts: Sendable {
  private let parts = Mutex<[Int: PartByHand]>([:])

  @inline(never)
  func part(_ number: Int) -> PartByHand {
    parts.withLock { parts in
      if let known = parts[number] { return known }
      let part = PartByHand()
      parts[number] = part
      return part
    }
  }
}

/// What serves a request, with four other objects.
private final class Handler: Sendable {
  let parts: [Part]
  init(_ parts: [Part]) { self.parts = parts }
}
private final class HandlerByHand: Sendable {
  let parts: [PartByHand]
  init(_ parts: [PartByHand]) { self.parts = parts }
}

private final class Request: ManagedContainer {
  let manager: ContainerManager
  init(_ app: Container) { manager = ContainerManager(parent: app) }

  var first: Factory<Part> { self { Part() }.cached }
  var second: Factory<Part> { self { Part() }.cached }
  var third: Factory<Part> { self { Part() }.cached }
  var fourth: Factory<Part> { self { Part() }.cached }
  var handler: Factory<Handler> {
    self { Handler([self.first(), self.second(), self.third(), self.fourth()]) }.cached
  }
}

/// The code by hand: the same dictionary, and a property for the handler.
private final class RequestByHand: Sendable {
  private let parts = Parts()
  private let stored = Mutex<HandlerByHand?>(nil)

  @inline(never)
  var handler: HandlerByHand {
    stored.withLock { stored in
      if let stored { return stored }
      let handler = HandlerByHand([parts.part(0), parts.part(1), parts.part(2), parts.part(3)])
      stored = handler
      return handler
    }
  }
}

/// The first use of a container.
func firstUseRows() -> [Row] {
  let app = Container()
  return [
    Row(
      name: "W11", workload: "new container, first resolve of 100 cached factories",
      baseline: "100 inits and dictionary inserts under a Mutex", bar: 5,
      extraAllocations: 310,
      isRight: {
        let container = Container()
        return container.part00() === container.part00()
          && container.part00() !== container.part99()
      },
      byHand: {
        for _ in 0..<$0 {
          let parts = Parts()
          for number in 0..<100 { use(parts.part(number)) }
        }
      },
      byLibrary: { for _ in 0..<$0 { resolveAll(Container()) } }),
    Row(
      name: "W29", workload: "new container and its first instance",
      baseline: "one init and dictionary insert under a Mutex", bar: 9.6, extraAllocations: 8,
      isRight: { Container().part00() !== Container().part00() },
      byHand: { for _ in 0..<$0 { use(Parts().part(0)) } },
      byLibrary: { for _ in 0..<$0 { use(Container().part00()) } }),
    Row(
      name: "W39", workload: "container of a request, with five cached instances",
      baseline: "the same, and a property under another Mutex", bar: 6.6,
      isRight: {
        let request = Request(app)
        return request.handler().parts[3] === request.fourth()
      },
      byHand: { for _ in 0..<$0 { use(RequestByHand().handler) } },
      byLibrary: { for _ in 0..<$0 { use(Request(app).handler()) } }),
  ]
}

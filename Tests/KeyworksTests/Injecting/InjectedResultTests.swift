import Keyworks
import TestSupport
import Testing

@Suite struct `An injected property of a factory that can fail` {
  private let line = Line()

  @Test func `an injected property is a result, and a lazy one caches only a success`() throws {
    let phone = line.phone()
    #expect(throws: Broken.self) { try phone.later.get() }
    #expect(throws: Broken.self) { try phone.now.get() }
    line.isUp.withLock { $0 = true }
    #expect(try line.phone().now.get().label == "call")
    let call = try phone.later.get()
    #expect(try phone.later.get() === call)
    line.isUp.withLock { $0 = false }
    #expect(try phone.later.get() === call)
    #expect(throws: Broken.self) { try phone.now.get() }
  }

  @Test func `threads waiting for a lazy property get the failure they waited for`() {
    let phone = line.phone()
    let first = Held(at: line.whenCalled) { (try? phone.later.get()) == nil }
    let others = (0..<3).map { _ in Running { (try? phone.later.get()) == nil } }
    phone.waitForReaders(3)
    line.isUp.withLock { $0 = true }
    #expect(first.finish())
    #expect(others.map { $0.join() } == [true, true, true])
    #expect(line.calls.withLock { $0 } == 2)
    #expect(throws: Never.self) { try phone.later.get() }
  }

  @Test func `copies of a struct share a lazy property only after it has succeeded`() throws {
    var one = line.booth()
    var other = one
    #expect(throws: Broken.self) { try one.later.get() }
    line.isUp.withLock { $0 = true }
    let call = try one.later.get()
    #expect(try other.later.get() !== call)
    var third = one
    #expect(try third.later.get() === call)
  }

  @Test func `a throwing factory and one with arguments can be injected under a variant`() throws {
    let office = Office()
    #expect(try office.chosen.get() == "loud")
    #expect(try office.laterChosen.get() == "loud")
    #expect(office.sized == "3 loud")
    #expect(office.laterSized == "4 loud")
  }

  @Test func `a property can drop a variant in force`() throws {
    let annex = Line.shared.with(Volume.loud) { _ in Annex() }
    #expect(annex.kept == "5 loud")
    #expect(try annex.chosen.get() == "quiet")
    #expect(try annex.laterChosen.get() == "quiet")
    #expect(annex.sized == "3 quiet")
    #expect(annex.laterSized == "4 quiet")
    #expect(annex.constant == "6 quiet")
    #expect(annex.name == "quiet")
    #expect(annex.laterName == "quiet")
    #expect(annex.constantName == "quiet")
  }

  @Test func `a key path to a factory of Container needs no root type`() throws {
    let ready = Ready()
    #expect(try ready.now.get() == "ready")
    #expect(try ready.later.get() == "ready")
    #expect(ready.seven == 7)
    #expect(ready.tripled == 6)
  }
}

private enum Volume: Variant { case loud }
private struct Broken: Error {}

private final class Call: Sendable { let label = "call" }

private final class Phone: @unchecked Sendable {
  @Injected(\Line.call) var now
  @LazyInjected(\Line.call) var later: Result<Call, Broken>

  func waitForReaders(_ count: Int) { _later.waitUntil(waiters: count) }
}

private struct Booth {
  @LazyInjected(\Line.call) var later
}

private final class Office {
  @Injected(\Line.answer, under: Volume.loud) var chosen
  @LazyInjected(\Line.answer, under: Volume.loud) var laterChosen
  @Injected(\Line.ring, 3, under: Volume.loud) var sized
  @LazyInjected(\Line.ring, 4, under: Volume.loud) var laterSized
}

private final class Annex {
  @Injected(\Line.ring, 5) var kept
  @Injected(\Line.answer, without: Volume.self) var chosen
  @LazyInjected(\Line.answer, without: Volume.self) var laterChosen
  @Injected(\Line.ring, 3, without: Volume.self) var sized
  @LazyInjected(\Line.ring, 4, without: Volume.self) var laterSized
  let constant = Line.injected(\.ring, 6, without: Volume.self)
  @Injected(\Line.name, without: Volume.self) var name
  @LazyInjected(\Line.name, without: Volume.self) var laterName
  let constantName = Line.injected(\.name, without: Volume.self)
}

private final class Line: SharedContainer {
  static let shared = Line()
  let manager = ContainerManager()
  let isUp = Locked(false)
  let calls = Locked(0)
  let whenCalled = Hook(nil)

  var phone: Factory<Phone> { self { Phone() } }
  var booth: Factory<Booth> { self { Booth() } }
  var call: ThrowingFactory<Call, Broken> {
    self.throwing { () throws(Broken) in
      self.calls.next()
      let isUp = self.isUp.withLock { $0 }
      self.whenCalled.run()
      if !isUp { throw Broken() }
      return Call()
    }
  }
  var answer: ThrowingFactory<String, Broken> {
    self.throwing { () throws(Broken) in "quiet" }.when(Volume.loud) { () throws(Broken) in "loud" }
  }
  var name: Factory<String> { self { "quiet" }.when(Volume.loud) { "loud" } }
  var ring: ParameterFactory<Int, String> {
    self { "\($0) quiet" }.when(Volume.loud) { "\($0) loud" }
  }
}

private final class Ready {
  @Injected(\.readiness) var now
  @LazyInjected(\.readiness) var later
  @Injected(\.seven) var seven
  @LazyInjected(\.tripled, 2) var tripled
}

extension Container {
  fileprivate var readiness: ThrowingFactory<String, Broken> {
    self.throwing { () throws(Broken) in "ready" }
  }
  fileprivate var seven: Factory<Int> { self { 7 } }
  fileprivate var tripled: ParameterFactory<Int, Int> { self { $0 * 3 } }
}

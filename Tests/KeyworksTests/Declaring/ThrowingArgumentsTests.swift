import Keyworks
import TestSupport
import Testing

@Suite struct `A factory that can fail and takes arguments` {
  private let archive = Archive()

  @Test func `a body gets the arguments, and its error has the type that the factory names`() {
    do throws(Lost) {
      #expect(try archive.page(7, "a") == "7 a")
      #expect(try archive[\.page, 8, "b"] == "8 b")
      _ = try archive.page(-1, "c")
      Issue.record("nothing was thrown")
    } catch {
      #expect(error == Lost(number: -1))
    }
  }

  @Test func `one instance is cached for each set of arguments, and no error is`() throws {
    let one = try archive.kept(1)
    #expect(try archive.kept(1) === one)
    #expect(try archive[\.kept, 2] !== one)
    #expect(throws: Lost(number: 3)) { try archive.kept(3) }
    archive.found.withLock { $0 = 3 }
    #expect(try archive.kept(3) !== one)
    #expect(archive.probe.made == 3)
    archive.kept.reset()
    #expect(try archive.kept(1) !== one)
  }

  @Test func `each id has instances of its own for each set of arguments`() throws {
    let numbered = try archive.shelf("a")(1)
    #expect(try archive.shelf("a")(1) === numbered)
    #expect(try archive.shelf("a")(2) !== numbered)
    #expect(try archive.shelf("b")(1) !== numbered)
  }

  @Test func `threads that ask with equal arguments share one build and its error`() {
    let first = Held(at: archive.whenMade) { Result { () throws(Lost) in try archive.slow(1) } }
    let second = Running { Result { () throws(Lost) in try archive.slow(1) } }
    archive.slow.waitUntil(waiters: 1)
    for result in [first.finish(), second.join()] {
      #expect(throws: Lost(number: 1)) { try result.get() }
    }
    #expect(archive.probe.made == 1)
  }

  @Test func `its bodies can be promised, registered and overridden, for variants too`() throws {
    archive.page.register { "registered \($0) \($1)" }
    archive.page.register(for: Grade.secret) { number, _ throws(Lost) in throw Lost(number: number)
    }
    #expect(try archive.page(-1, "a") == "registered -1 a")
    #expect(throws: Lost(number: 5)) { try archive.page.under(Grade.secret)(5, "a") }
    let token = archive.page.override { number, _ throws(Lost) in throw Lost(number: number) }
    #expect(throws: Lost(number: 6)) { try archive.page(6, "a") }
    token.revert()
    archive.register(\.page) { archive, number, text throws(Lost) in
      "\(try archive.countdown(number)) \(text)"
    }
    #expect(try archive.page(2, "b") == "0 b")
    #expect(throws: Lost(number: -4)) { try archive.page(-4, "b") }
    archive.page.override(with: "value")
    #expect(try archive.page(-3, "c") == "value")
    #expect(try archive.graded.under(Grade.secret)(1) == "secret 1")
    #expect(throws: Lost(number: 1)) { try archive.graded(1) }
    archive.promise.register { "\($0)" }
    #expect(try archive.promise(4) == "4")
  }

  @Test func `the first argument is in force if it is a variant`() throws {
    #expect(try archive.byGrade(.secret, 1) == "secret 1")
    #expect(throws: Lost(number: 1)) { try archive.byGrade(.open, 1) }
  }

  @Test func `providers and wrappers pass arguments on`() throws {
    let provider = archive.provider(\.page)
    #expect(try provider(1, "a") == "1 a")
    #expect(throws: Lost(number: -2)) { try provider(-2, "a") }
    var reader = archive.reader()
    #expect(try reader.now.get() == "1 now")
    #expect(reader.never == .failure(Lost(number: -1)))
    #expect(try reader.later.get() == "2 later")
  }

  @Test func `a recursion with other arguments is no cycle`() throws {
    #expect(try archive.countdown(20) == 0)
    #expect(throws: Lost(number: -1)) { try archive.countdown(-1) }
  }
}

private struct Lost: Error, Equatable { let number: Int }
private enum Grade: Variant { case open, secret }

private struct Reader {
  @Injected(\Archive.page, 1, "now") var now
  @Injected(\Archive.page, -1, "never") var never
  @LazyInjected(\Archive.page, 2, "later") var later
}

private final class Archive: SharedContainer {
  static let shared = Archive()
  let manager = ContainerManager()
  let probe = Probe()
  let found = Locked(0)
  let whenMade = Hook(nil)

  var page: ThrowingParameterFactory<(Int, String), String, Lost> {
    self.throwing { number, text throws(Lost) in
      if number < 0 { throw Lost(number: number) }
      return "\(number) \(text)"
    }
  }
  var kept: ThrowingParameterFactory<Int, Thing, Lost> {
    self.throwing { number throws(Lost) in
      if number > 2, self.found.withLock({ $0 }) != number { throw Lost(number: number) }
      return self.probe.make()
    }.cached
  }
  func shelf(_ id: String) -> ThrowingParameterFactory<Int, Thing, Lost> {
    self.throwing(id: id) { _ throws(Lost) in self.probe.make() }.cached
  }
  var slow: ThrowingParameterFactory<Int, Thing, Lost> {
    self.throwing { number throws(Lost) in
      _ = self.probe.make()
      self.whenMade.run()
      throw Lost(number: number)
    }.cached
  }
  var graded: ThrowingParameterFactory<Int, String, Lost> {
    self.throwing { number throws(Lost) in throw Lost(number: number) }
      .when(Grade.secret) { number throws(Lost) in "secret \(number)" }
  }
  var byGrade: ThrowingParameterFactory<(Grade, Int), String, Lost> {
    self.throwing { _, number throws(Lost) in try self.graded(number) }
  }
  var promise: ThrowingParameterFactory<Int, String, any Error> { promised() }
  var reader: Factory<Reader> { self { Reader() } }
  var countdown: ThrowingParameterFactory<Int, Int, Lost> {
    self.throwing { number throws(Lost) in
      if number < 0 { throw Lost(number: number) }
      return number == 0 ? 0 : try self.countdown(number - 1)
    }
  }
}

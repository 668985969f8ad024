import Keyworks
import TestSupport
import Testing

@Suite struct `Context values that are optional, or several` {
  private let desk = Desk()

  @Test func `an optional context value is read where it was given and is nil elsewhere`() {
    #expect(desk.note() == "nobody")
    #expect(desk.with(Author(value: "ada")) { $0.note() } == "ada")
    #expect(desk.with(Author(value: "ada")) { $0.contextValue(of: Author.self)?.value } == "ada")
    #expect(desk.contextValue(of: Author.self)?.value == nil)
  }

  @Test func `a cached factory sees the optional context value of its own body, none around it`() {
    #expect(desk.with(Author(value: "ada")) { $0.signedNote() } == "grace")
    #expect(desk.signedNote() == "grace")
    let (one, other) = (Desk(), Desk())
    #expect(one.with(Author(value: "ada")) { $0.keptNote() } == "nobody")
    #expect(one.keptNote() == "nobody")
    #expect(other.keptNote() == "nobody")
    #expect(other.with(Author(value: "ada")) { $0.keptNote() } == "nobody")
  }

  @Test func `a graph factory does not see a value given after its graph began`() {
    #expect(desk.with(Author(value: "ada")) { $0.graphNote() } == "ada")
    #expect(desk.graphBefore() == ["nobody", "nobody"])
  }

  @Test func `a provider captures the optional context value around it`() {
    let (provider, none) = (
      desk.with(Author(value: "ada")) { $0.provider(\.note) }, desk.provider(\.note)
    )
    #expect(provider() == "ada")
    #expect(none() == "nobody")
    #expect(desk.with(Author(value: "ada")) { $0.keptProvider() }() == "nobody")
  }

  @Test func `the innermost of several context values for one key wins`() {
    desk.with(Page(value: 1)) { desk in
      desk.with(Author(value: "ada")) { desk in
        #expect(desk.with(Page(value: 2)) { $0.signature() } == "ada, 2")
        #expect(desk.signature() == "ada, 1")
      }
      #expect(desk.contextValue(of: Page.self)?.value == 1)
      #expect(desk.contextValue(of: Author.self)?.value == nil)
    }
  }

  @Test func `several context values persist across awaits, and end when the work throws`() async {
    #expect(throws: Torn.self) {
      try desk.with(Author(value: "ada")) { desk throws(Torn) in
        try desk.with(Page(value: 3)) { (_) throws(Torn) in throw Torn() }
      }
    }
    await #expect(throws: Torn.self) {
      try await desk.with(Author(value: "ada")) { desk async throws(Torn) in
        try await desk.with(Page(value: 3)) { desk async throws(Torn) in
          #expect(await later { desk.signature() } == "ada, 3")
          throw Torn()
        }
      }
    }
    #expect(desk.contextValue(of: Page.self)?.value == nil)
  }

  @Test func `a recursion that changes only one of several context values is not a cycle`() {
    let nested = Desk().with(Author(value: "ada")) { $0.with(Page(value: 3)) { $0.nested() } }
    #expect(nested == "(((ada)))")
  }
}

private struct Author: ContextValue { let value: String }
private struct Page: ContextValue { let value: Int }
private struct Torn: Error {}

private final class Desk: ManagedContainer {
  let manager = ContainerManager()

  var note: Factory<String> { self { self.contextValue(of: Author.self)?.value ?? "nobody" } }
  var keptNote: Factory<String> { self { self.note() }.cached }
  var signedNote: Factory<String> {
    self { self.with(Author(value: "grace")) { $0.note() } }.cached
  }
  var graphNote: Factory<String> { self { self.note() }.graph }
  var graphBefore: Factory<[String]> {
    self { [self.with(Author(value: "ada")) { $0.graphNote() }, self.graphNote()] }.graph
  }
  var keptProvider: Factory<Provider<String>> { self { self.provider(\.note) }.cached }
  var signature: Factory<String> {
    self { "\(self.require(Author.self).value), \(self.require(Page.self).value)" }
  }
  var nested: Factory<String> {
    self {
      let page = self.require(Page.self).value
      guard page > 0 else { return self.require(Author.self).value }
      let inner = self.with(Author(value: self.require(Author.self).value)) {
        $0.with(Page(value: page - 1)) { $0.nested() }
      }
      return "(\(inner))"
    }
  }
}

import Foundation
import KeyworksGraph
import Testing

@Suite(.onCompilerThreads) struct `A finding that the sources allow` {
  private func report(_ body: String) throws -> String {
    let source = "import Keyworks\nextension Container {\n\(body)\n}\nprint(Container.shared.a())\n"
    return try SampleProgram.with(["main.swift": source]) { program in
      TextReport(try program.verified(), Paths(relativeTo: program.folder.path)).text
    }
  }

  @Test func `an allowed finding is not reported but counted`() throws {
    let text = try report(
      """
        // keyworks:allow cycle: the second time it is known
        var a: Factory<Int> { self { self.a() } }
        var b: Factory<Int> { self { 1 } }  // keyworks:allow unused: for tools
      """)
    #expect(
      text == "0 errors, 0 warnings in App (2 factories, 1 module); 2 allowed in the sources\n")
  }

  @Test func `an allowance for another check is reported and has no effect`() throws {
    let text = try report(
      """
        // keyworks:allow captive: something else
        var a: Factory<Int> { self { self.a() } }
      """)
    #expect(
      text.hasPrefix(
        """
        App/main.swift:3:3: warning: there is no finding of 'captive' here to allow. Remove the \
        comment. [allow]
        App/main.swift:4:7: error: 'a' needs itself
        """))
  }

  @Test func `an allowance without a reason is an error`() throws {
    let text = try report(
      """
        // keyworks:allow cycle
        var a: Factory<Int> { self { 1 } }
      """)
    #expect(
      text == """
        App/main.swift:3:3: error: a finding is allowed without a check or a reason. Write \
        // keyworks:allow <check>: <reason>, with one of cycle, captive, lifetime, identity, promise, \
        wiring, registered, context, unused, tags, leak, teardown, isolation, variant, stops, rules. \
        [allow]
        1 error, 0 warnings in App (1 factory, 1 module)

        """)
  }
}

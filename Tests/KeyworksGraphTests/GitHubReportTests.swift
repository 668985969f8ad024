import Foundation
import KeyworksGraph
import Testing

@Suite(.onCompilerThreads) struct `Findings for a workflow` {
  @Test func `findings are written as workflow commands with locations and escaped text`() throws {
    let factory = """
      import Keyworks
      extension Container {
        var a: Factory<Int> { self { self.a() } }
      }
      """
    let program = "import Keyworks\nprint(Container.shared.a())\n"
    try SampleProgram.with(["main.swift": program, "A, 100%.swift": factory]) { program in
      let verification = try program.verified()
      #expect(
        GitHubReport(verification, Paths(relativeTo: program.folder.path)).text == """
          ::error file=App/A%2C 100%25.swift,line=3,col=7,title=Keyworks%3A cycle::'a' needs itself: \
          a → a. Let 'a' resolve itself when it is used, not while it is built: self.provider(\\.a), or \
          @LazyInjected.%0AApp/A, 100%25.swift:3:37: a%0AAn example: \
          swift package verify-dependencies help cycle

          """)
    }
  }
}

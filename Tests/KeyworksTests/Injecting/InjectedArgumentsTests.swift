import Keyworks
import TestSupport
import Testing

@Suite struct `An injected property with arguments` {
  private let page = Page()
  private let press = Press()

  @Test func `an injected property resolves its factory with the given arguments`() {
    #expect(page.report == "report 7")
    #expect(page.two == "two 1 a")
    #expect(page.plain == 14)
  }

  @Test func `an injected property passes a variant to its factory, with or without arguments`() {
    #expect(page.title == "wide title")
    #expect(page.wide == "wide 3")
  }

  @Test func `an injected property with arguments uses the container and sandbox of its object`() {
    press.report.override { "mock \($0)" }
    press.title.override { "mock \($0)" }
    let page = press.page()
    #expect(page.report == "mock 7")
    #expect(page.title == "mock wide")
    #expect(page.lateReport == "mock 8")
    withSandbox {
      Press.shared.report.override { "sandbox \($0)" }
      #expect(Page().report == "sandbox 7")
    }
    #expect(Page().report == "report 7")
  }

  @Test func `a lazy property with arguments is resolved once, at its first use`() {
    let page = press.page()
    #expect(press.probe.made == 0)
    let thing = page.lateThing
    #expect(page.lateThing === thing)
    #expect(press.probe.made == 1)
    #expect(thing.label == "narrow 4")
    #expect(page.lateTitle == "narrow title")
  }
}

private enum Width: Variant { case wide, narrow }

private final class Page {
  @Injected(\Press.report, 7) var report
  @Injected(\Press.two, 1, "a") var two: String
  @Injected(\.doubled, 7) var plain
  @Injected(\Press.title, .wide) var title
  @Injected(\Press.column, .wide, 3) var wide
  @LazyInjected(\Press.report, 8) var lateReport
  @LazyInjected(\Press.title, .narrow) var lateTitle
  @LazyInjected(\Press.thing, .narrow, 4) var lateThing
}

extension Container {
  fileprivate var doubled: ParameterFactory<Int, Int> { self { $0 * 2 } }
}

private final class Press: SharedContainer {
  static let shared = Press()
  let manager = ContainerManager()
  let probe = Probe()

  var page: Factory<Page> { self { Page() } }
  var report: ParameterFactory<Int, String> { self { "report \($0)" } }
  var two: ParameterFactory<(Int, String), String> { self { "two \($0) \($1)" } }
  var title: ParameterFactory<Width, String> { self { "\($0) title" } }
  var column: ParameterFactory<(Width, Int), String> { self { "\($0) \($1)" } }
  var thing: ParameterFactory<(Width, Int), Thing> { self { self.probe.make("\($0) \($1)") } }
}

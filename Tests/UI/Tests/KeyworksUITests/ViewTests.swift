import Keyworks
import KeyworksUIOnStub
import SwiftUI
import Synchronization
import Testing

@MainActor @Suite struct `A state that is injected` {
  private let host = Host()
  private let shop = Shop("corner")

  @Test func `a view builds its injected state once, however often it is initialized`() {
    for _ in 0..<3 { #expect(host.show(SearchView().container(shop)) == ["1 corner "]) }
    #expect(shop.built.withLock(\.self) == 1)
  }

  @Test func `a view that is not shown does not build its injected state`() {
    for _ in 0..<3 { _ = SearchView().container(shop) }
    #expect(shop.built.withLock(\.self) == 0)
  }

  @Test func `each identity of a view has its own injected state`() {
    _ = host.show(SearchView().container(shop))
    #expect(Host().show(SearchView().container(shop)) == ["2 corner "])
  }

  @Test func `an injected state is released with the state of its view`() {
    weak var gone: Search?
    do {
      let host = Host()
      let search = Search(1, in: "")
      gone = search
      shop.search.override { [weak search] in search ?? Search(2, in: "") }
      host.show(SearchView().container(shop))
    }
    shop.search.reset()
    #expect(gone == nil)
  }

  @Test func `an injected state has bindings to the properties of its model`() {
    let view = SearchView()
    host.show(view.container(shop))
    view.$search.query.wrappedValue = "tea"
    #expect(view.search.query == "tea")
    #expect(host.show(SearchView().container(shop)) == ["1 corner tea"])
  }

  @Test func `an injected state can take arguments`() {
    #expect(host.show(PageView().container(shop)) == ["page 7"])
  }
}

@MainActor @Suite struct `A container in the environment` {
  private let host = Host()

  @Test func `a view uses the container in its environment`() {
    #expect(host.show(TitleView().container(Shop("corner"))) == ["corner, buy at corner"])
  }

  @Test func `a view uses the innermost container`() {
    let view = TitleView().container(Shop("inner")).container(Shop("outer"))
    #expect(host.show(view) == ["inner, buy at inner"])
  }

  @Test func `a view uses the shared container if the environment has none`() {
    #expect(host.show(TitleView()) == ["shared, buy at shared"])
  }

  @Test func `a view finds its container among the parents of the one in the environment`() {
    let view = TitleView().container(Visit(Shop("outer")))
    #expect(host.show(view) == ["outer, buy at outer"])
  }

  @Test func `a view can read a whole container from the environment`() {
    let app = Container()
    app.greeting.override { "hi" }
    #expect(host.show(ContainerView().container(app)) == ["hi from shared"])
    #expect(host.show(ContainerView().container(Shop("corner"))) == ["hello from corner"])
  }

  @Test func `a view can inject a factory with arguments`() {
    #expect(host.show(SectionView().container(Shop("corner"))) == ["section 3 of corner"])
  }

  @Test func `the environment holds one container of each type`() {
    let view = ContainerView().container(Container()).container(Shop("corner"))
    #expect(host.show(view) == ["hello from corner"])
  }

  @Test func `a container in the environment does not replace containers of other types`() {
    #expect(host.show(GreetingView().container(Shop("corner"))) == ["hello"])
  }

  @Test func `a view resolves its properties under the variants that they name`() {
    #expect(host.show(NightView().container(Shop("corner"))) == ["closed 2"])
    let shop = Shop("corner")
    #expect(shop.with(Hours.night) { host.show(DayView().container($0)) } == ["closed open 1"])
  }

  // MARK: - With a scope

  @Test func `a scoped container is made once for a view and closed with it`() async {
    let (ends, end) = AsyncStream.makeStream(of: Void.self)
    var made = 0
    do {
      let host = Host()
      for _ in 0..<2 {
        host.show(
          TitleView().scopedContainer(in: Shop.self) { shop in
            let visit = Visit(shop) { end.finish() }
            _ = visit.session()
            made += 1
            return visit
          })
      }
    }
    #expect(made == 1)
    for await _ in ends {}
  }
}

@MainActor @Suite(.serialized) struct `An override of a view` {
  private let shop = Shop("corner")

  @Test func `an override applies to the views below and ends with them`() {
    do {
      let host = Host()
      for _ in 0..<2 {
        let view = TitleView().overriding(Shop.self) { shop in
          shop.title.override { "mock" }
          shop.motto.override { "nothing to buy" }
        }
        #expect(host.show(view.container(shop)) == ["mock, nothing to buy"])
      }
      #expect(shop.title() == "mock")
    }
    #expect(shop.title() == "corner")
    #expect(shop.motto() == "buy at corner")
  }

  @Test func `an override can be a trait of a preview`() {
    do {
      let host = Host()
      let isLoud = true
      let texts = host.show(
        GreetingView(),
        .overriding { container in
          if isLoud { container.greeting.override { "HELLO" } }
        })
      #expect(texts == ["HELLO"])
    }
    #expect(Container.shared.greeting() == "hello")
  }
}

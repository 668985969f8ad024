import Keyworks
import KeyworksUIOnStub
import SwiftUI
import Synchronization
import Testing

@MainActor @Suite struct `A state that is injected` {
  private let host = Host()
  private let shop = Shop("corner")

  @Test func `is built once for a view, however often that is initialized`() {
    for _ in 0..<3 { #expect(host.show(SearchView().container(shop)) == ["1 corner "]) }
    #expect(shop.built.withLock(\.self) == 1)
  }

  @Test func `is built by no view that is not shown`() {
    for _ in 0..<3 { _ = SearchView().container(shop) }
    #expect(shop.built.withLock(\.self) == 0)
  }

  @Test func `is another one for each identity`() {
    _ = host.show(SearchView().container(shop))
    #expect(Host().show(SearchView().container(shop)) == ["2 corner "])
  }

  @Test func `is let go with the state of the view`() {
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

  @Test func `has bindings to the properties of its model`() {
    let view = SearchView()
    host.show(view.container(shop))
    view.$search.query.wrappedValue = "tea"
    #expect(view.search.query == "tea")
    #expect(host.show(SearchView().container(shop)) == ["1 corner tea"])
  }

  @Test func `takes arguments`() {
    #expect(host.show(PageView().container(shop)) == ["page 7"])
  }
}

@MainActor @Suite struct `A container in the environment` {
  private let host = Host()

  @Test func `is used by the views below`() {
    #expect(host.show(TitleView().container(Shop("corner"))) == ["corner, buy at corner"])
  }

  @Test func `is the innermost`() {
    let view = TitleView().container(Shop("inner")).container(Shop("outer"))
    #expect(host.show(view) == ["inner, buy at inner"])
  }

  @Test func `is the shared one where none was given`() {
    #expect(host.show(TitleView()) == ["shared, buy at shared"])
  }

  @Test func `is found among the parents`() {
    let view = TitleView().container(Visit(Shop("outer")))
    #expect(host.show(view) == ["outer, buy at outer"])
  }

  @Test func `is read by a view that needs all of it`() {
    let app = Container()
    app.greeting.override { "hi" }
    #expect(host.show(ContainerView().container(app)) == ["hi from shared"])
    #expect(host.show(ContainerView().container(Shop("corner"))) == ["hello from corner"])
  }

  @Test func `gives what takes arguments, too`() {
    #expect(host.show(SectionView().container(Shop("corner"))) == ["section 3 of corner"])
  }

  @Test func `is one of several, of which each has its type`() {
    let view = ContainerView().container(Container()).container(Shop("corner"))
    #expect(host.show(view) == ["hello from corner"])
  }

  @Test func `leaves other containers to be the shared ones`() {
    #expect(host.show(GreetingView().container(Shop("corner"))) == ["hello"])
  }

  // MARK: - With a scope

  @Test func `is made once for a view, and torn down when that is forgotten`() async {
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

  @Test func `holds for the views below, and is reverted when they are forgotten`() {
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

  @Test func `may be a trait of a preview`() {
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

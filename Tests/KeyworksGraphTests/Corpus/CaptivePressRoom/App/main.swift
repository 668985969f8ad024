// why: sports (singleton) keeps byline (scope shift) in the @Injected property that SportsDesk
// inherits from Desk.
import Keyworks
import KeyworksUI

extension Scope { static let shift = Scope("shift") }

extension Container {
  var style: Factory<StyleGuide> { self { StyleGuide() }.singleton }
  var ticker: Factory<Ticker> { self { Ticker() }.singleton }
  var byline: Factory<Byline> { self { Byline() }.scope(.shift) }

  var culture: MainActorFactory<CultureDesk> { self.mainActor { CultureDesk() }.scope(.shift) }
  var sports: MainActorFactory<SportsDesk> {  // expect: captive sports byline
    // The ticker must not reconnect, so there is one desk for the whole process.
    self.mainActor { SportsDesk(ticker: self.ticker()) }.singleton
  }
}

@MainActor func work(_ container: Container) async {
  let desks: [Desk] = [container.culture(), container.sports()]
  desks[0].draft("a new organ for the old church")
  for desk in desks { print(desk.section, await desk.publish()) }
}

let newsroom = Container.shared
await work(newsroom)
newsroom.reset(scope: .shift)
await work(newsroom)

// why: poster has bodies only for troupes, and every resolve that leads to it chooses one:
// under, with, or @Injected(under:).
import Keyworks
import KeyworksUI

/// Two troupes tour with the same app.
enum Troupe: Variant { case north, south }

struct Poster: Sendable {
  let colours: [String]
  var headline: String { "The " + colours.joined(separator: " and ") + " tent" }
}

actor BoxOffice {
  private let poster: Poster
  private var sold = 0
  init(poster: Poster) { self.poster = poster }
  func sell(_ seats: Int) -> String {
    sold += seats
    return "\(sold) seats under \(poster.headline)"
  }
}

@MainActor class Attraction {
  @Injected(\.poster) final var poster
  func cry() -> String { poster.headline }
}

@MainActor final class Marquee: Attraction {
  private let acts: [String]
  init(acts: [String]) { self.acts = acts }
  override func cry() -> String { super.cry() + ": " + acts.joined(separator: ", ") }
}

extension Container {
  var poster: Factory<Poster> {
    promised()
      .when(Troupe.north) { Poster(colours: ["blue", "silver"]) }
      .when(Troupe.south) { Poster(colours: ["red"]) }
  }
  var marquee: MainActorFactory<Marquee> { self.mainActor { Marquee(acts: ["trapeze", "clowns"]) } }
  var boxOffice: Factory<BoxOffice> { self { BoxOffice(poster: self.poster()) }.cached.varies(by: Troupe.self) }
}

@MainActor final class Evening {
  private let container: Container
  init(_ container: Container) { self.container = container }

  func north() async {
    print(container.marquee.under(Troupe.north)().cry())
    let office = container.with(Troupe.north) { $0[\.boxOffice] }
    print(await office.sell(3))
  }

  func south() async {
    let stand = Stand()
    print(stand.marquee.cry(), await stand.office.sell(2))
  }
}

@MainActor struct Stand {
  @Injected(\.marquee, under: Troupe.south) var marquee
  @Injected(\.boxOffice, under: Troupe.south) var office
}

let evening = Evening(.shared)
await evening.north()
await evening.south()

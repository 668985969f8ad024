import Keyworks

let museum = Container()
museum.map.register(for: Wing.west) { "the west map" }
print(museum.tour.under(Language.latin)())
print(museum.with(Language.finnish, Wing.west) { "\($0[\.tour]), \($0[\.map])" })
print(museum[\.greetings])

struct Audioguide {
  @Injected(\.voice, under: Language.finnish) var voice
}
print(Audioguide().voice.greeting)

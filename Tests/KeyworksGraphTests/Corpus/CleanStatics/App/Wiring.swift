import Keyworks

extension Container {
  var slogan: Factory<String> { self { "Keys!" }.singleton }
  // `bannerSource` is the default of an initialiser that is not used here.
  var banner: Factory<Banner> { self { Banner.make(text: self.slogan()) }.cached }
  var bannerSource: Factory<String> { self { self.banner().text.lowercased() } }
  var sourced: Factory<Banner> { self { Banner(size: Sizes.small) } }
  var quoted: Factory<Banner> { self { Banner(from: self.slogan(), size: 3) }.singleton }
  var largeSize: Factory<Int> { self { self.sourced().size * 3 } }
  var poster: Factory<Poster> { self { Poster(banner: self.banner()) }.cached }
  // The default of `hang` would need the wall; this passes a name.
  var wall: Factory<Wall> {
    self { Wall(name: hang(self.poster(), on: self.street()), posters: self.width()) }.cached
  }
  var street: Factory<String> { self { "Key Lane" }.singleton }
  var width: Factory<Int> { self { 3 } }
  var sizes: Factory<[Int]> { self { [Sizes.small, self.width()] }.singleton }
}

import Keyworks

extension Container {
  var base: Factory<Int> { self { 88 }.singleton }
  var sender: Factory<Sender> {
    self { Sender(self.base()) }.cached
      .when(Region.north) { Sender(self.base() + self.offset()) }
      .when(Region.south, Brand.gold) { Sender(99) }
  }
  var offset: Factory<Int> { self { 2 }.singleton.varies(by: Region.self) }
  var jingle: Factory<String> {
    self { "la" }
      .when(Brand.gold) { "la la " + self.jingle.under(Brand.plain)() }
      .when(Brand.plain) { "la." }
  }
  var bareJingle: Factory<String> { self { self.jingle.without()() } }
  var host: ParameterFactory<Region, String> {
    self { region in
      switch region {
      case .north: "Nora"
      case .south: self.southernHost()
      }
    }
  }
  var southernHost: Factory<String> { self { "Sam" }.cached }
  var hosts: Factory<[String]> {
    self { Region.allCases.map { self.host($0) } + [self[\.host, Region.north], self.host(self.contextValue(of: Region.self) ?? .south)] }
  }
  var programme: Factory<Programme> {
    self { Programme(sender: self.sender.under(Region.north)(), hosts: self.hosts()) }
  }
  var schedule: Factory<[Programme]> {
    self {
      Region.allCases.map { region in self.programme.under(region)() }
    }
  }
  var dial: Factory<Dial> { self { Dial() } }
  var stations: ParameterFactory<Int, String> {
    self { "\($0)" }.when(Region.north) { "north \($0), \(self.jingle())" }
  }
  static var jingles: Tags<String> {
    [
      Tagged(\.jingle, under: Brand.gold), Tagged(\.southernHost),
      Tagged(\.jingle, under: Brand.plain),
    ]
  }
}

func install(in container: Container) {
  container.register(\.sender, for: Brand.plain) { Sender($0.base() - 1) }
}

// why: the cached factory is asynchronous, or has arguments; in one, only a branch needs the case.
import Keyworks
import KeyworksAsync

enum Region: Variant {
  case north, south
}

extension Container {
  var address: AsyncFactory<String, Never> {
    self.async { "default" }.when(Region.north) { "north" }
  }
  var socket: AsyncFactory<String, Never> {  // expect: variant feed socket address
    self.async { await self.address() + ":443" }.cached
  }
  var feed: AsyncFactory<String, Never> { self.async { await self.socket() } }

  var unit: Factory<String> { self { "km" }.when(Region.south) { "mi" } }
  var distance: ParameterFactory<Int, String> {  // expect: variant route distance unit
    self { "\($0) \(self.unit())" }.cached
  }
  var route: Factory<String> { self { self.distance(3) } }

  var speed: Factory<String> {  // expect: variant drive speed unit
    self { self.distances() > 3 ? self.unit() : "m" }.cached
  }
  var distances: Factory<Int> { self { 4 } }
  var drive: Factory<String> { self { self.speed() } }
}

let map = Container()
let south = Region.south
print(await map.feed.under(Region.north)())
print(map.route.under(south)(), map.with(Region.south) { $0.drive() })

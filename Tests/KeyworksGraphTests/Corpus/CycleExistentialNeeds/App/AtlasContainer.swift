import Keyworks

final class AtlasContainer: ManagedContainer, AtlasNeeds {
  let manager = ContainerManager()

  var legend: Factory<Legend> {  // expect: cycle legend atlas tiles
    self { Legend(signs: [self.atlas().tiles.tile(0, 0)]) }.cached
  }
  var tiles: Factory<any Tiles> { self { makeTiles(for: self) }.cached }
  var atlas: Factory<Atlas> { self { Atlas(self) }.cached }
}

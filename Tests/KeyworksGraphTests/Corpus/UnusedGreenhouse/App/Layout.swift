import Keyworks

extension Garden {
  var soil: Factory<Soil> { self { Soil(moisture: 0.25) }.cached }
  var fern: Factory<Potted<Fern>> { self { self.pot(Fern()) } }
  var cactus: Factory<Cactus> { self { Cactus() } }
  var shade: Factory<Bed> {
    self {
      Bed {
        self.fern()
        self.cactus()
      }
    }
  }
  var desert: Factory<Bed> { self { Bed { self.cactus() } } }
  var irrigation: Factory<Irrigation> { self { Irrigation(self.shade(), self.desert()) }.singleton }  // expect: captive irrigation shade fern soil

  var greenhouse: Factory<Bed> { self { Bed { Fern() } } }  // expect: unused greenhouse

  func pot<Kind: Plant>(_ kind: Kind) -> Potted<Kind> { Potted(kind: kind, soil: soil()) }
}

extension Irrigation {
  convenience init(in garden: Garden, indoors: Bool = true) {
    if indoors {
      self.init(garden.greenhouse())
    } else {
      self.init(garden.desert())
    }
  }
}

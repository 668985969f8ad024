import Keyworks

extension Container {
  var depth: Factory<Int> { self { 3 } }
  var groove: Factory<Groove> { self { Groove(depth: self.depth()) }.cached }
  var needle: Factory<Needle> { self { Needle() } }
  var deck: Factory<Deck> { self { Deck(self) } }
  var player: Factory<Player> {  // expect: captive player deck needle groove
    self { Player(deck: self.deck()) }.singleton
  }
  // As long-lived as the groove: no finding.
  var spare: Factory<Player> { self { Player(deck: self.deck()) }.cached }
}

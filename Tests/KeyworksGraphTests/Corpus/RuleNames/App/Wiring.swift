import Keyworks

extension Container {
  var rawFeed: Factory<String> { self { "<feed/>" } }
  var rawImage: Factory<String> { self { "<png/>" } }
  var model: Factory<Model> { self { Model(name: "model") }.cached }
  var picture: Factory<Model> { self { Model(name: self.rawImage()) } }  // expect: rule pictureScreen picture rawImage

  // Only a method asks for it.
  var homeScreen: Factory<HomeScreen> { self { HomeScreen(self) } }
  var pictureScreen: Factory<Model> { self { self.picture() } }
  var modelScreen: Factory<Model> { self { self.model() } }

  var tracker: Factory<Step> { self { Step(text: "tracked") } }
  var sum: Factory<Step> { self { Step(text: "3 EUR") } }
  static var steps: Tags<Step> { [Tagged(\.sum), Tagged(\.tracker)] }  // expect: rule billing invoice steps tracker
  var invoice: Factory<String> { self { self[\.steps].map(\.text).joined() } }
  // Two needs lead there.
  var billing: Factory<Billing> {
    self { Billing(invoice: self.invoice() + self.tracker().text) }  // expect: rule billing tracker
  }
  var billingArchive: Factory<String> { self { self.invoice() } }
}

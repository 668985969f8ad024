import Keyworks

extension Container {
  var rawFeed: Factory<String> { self { "<feed/>" } }
  var rawImage: Factory<String> { self { "<png/>" } }
  var model: Factory<Model> { self { Model(name: "model") }.cached }
  var picture: Factory<Model> { self { Model(name: self.rawImage()) } }

  // Only a method asks for it.
  var homeScreen: Factory<HomeScreen> { self { HomeScreen(self) } }  // expect: rule homeScreen rawFeed
  var pictureScreen: Factory<Model> { self { self.picture() } }  // expect: rule pictureScreen picture rawImage
  var modelScreen: Factory<Model> { self { self.model() } }

  var tracker: Factory<Step> { self { Step(text: "tracked") } }
  var sum: Factory<Step> { self { Step(text: "3 EUR") } }
  static var steps: Tags<Step> { [Tagged(\.sum), Tagged(\.tracker)] }
  var invoice: Factory<String> { self { self[\.steps].map(\.text).joined() } }
  // The shorter of two ways is the one through `tracker` itself.
  var billing: Factory<Billing> {  // expect: rule billing tracker
    self { Billing(invoice: self.invoice() + self.tracker().text) }
  }
  var billingArchive: Factory<String> { self { self.invoice() } }
}

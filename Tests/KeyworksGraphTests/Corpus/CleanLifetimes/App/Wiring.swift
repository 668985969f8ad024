import Keyworks

extension Container {
  // Singletons have singletons and what keeps nothing.
  var acidity: Factory<Int> { self { 5 } }
  var soil: Factory<Soil> { self { Soil(acidity: self.acidity()) }.singleton }
  var tree: Factory<Tree> { self { Tree(kind: "apple", soil: self.soil()) }.singleton }
  var sky: Factory<String> { self { "blue" }.singleton }
  var ladder: Factory<Ladder> { self { Ladder() }.singleton }

  // What ages is kept by what ages, or by nobody.
  var weather: Factory<String> { self { "dry" }.singleton.timeToLive(.seconds(9)) }
  var forecast: Factory<String> {
    self { "it stays \(self.weather())" }.cached.timeToLive(.seconds(600))
  }
  var advice: Factory<String> { self { "\(self.forecast()), pick" } }

  // Cached ones have singletons, others that are cached, and shared ones.
  var apple: Factory<Apple> { self { Apple(tree: self.tree()) } }
  var basket: Factory<Basket> { self { Basket(apples: [self.apple()]) }.shared }
  var barn: Factory<[Basket]> { self { [self.basket(), self.spareBasket()] }.cached }
  var spareBasket: Factory<Basket> { self { Basket(apples: []) }.cached }
  var heldBasket: Factory<Basket> { self { self.spareBasket() }.shared }

  // Scopes have each other and all that is longer.
  var picker: Factory<Picker> {
    self { Picker(basket: self.spareBasket(), ladder: self.ladder()) }.scope(.harvest)
  }
  var team: Factory<[Picker]> { self { [self.picker(), self.helper()] }.scope(.day) }
  var helper: Factory<Picker> {
    self { Picker(basket: self.barn()[0], ladder: self.ladder()) }.scope(.day)
  }
  var plan: Factory<[String]> { self { self.team().map { _ in "pick" } }.scope(.harvest) }

  // A graph has anything.
  var lunch: Factory<[String]> { self { ["\(self.team().count)", self.weather()] }.graph }
  var feast: Factory<Int> { self { self.lunch().count + self.barn().count }.graph }
  var evening: Factory<[String]> { self { self.plan() + ["\(self.feast())", self.advice()] } }
}

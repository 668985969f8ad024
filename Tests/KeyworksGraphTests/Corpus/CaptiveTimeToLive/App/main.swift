// why: an instance with a time to live is captured by an instance without one.
import Keyworks

extension Scope {
  static let trip = Scope("trip")
}

struct Rates: Sendable {
  let dollars: Int
}

struct Feed: Sendable {
  let lines: [String]
}

struct Exchange: Sendable {
  let rates: Rates
}

extension Container {
  var rates: Factory<Rates> { self { Rates(dollars: 107) }.cached.timeToLive(.seconds(60)) }
  var exchange: Factory<Exchange> { self { Exchange(rates: self.rates()) }.cached }  // expect: captive exchange rates
  var ageingExchange: Factory<Exchange> {
    self { Exchange(rates: self.rates()) }.cached.timeToLive(.seconds(60))
  }
  var quote: Factory<Exchange> { self { Exchange(rates: self.rates()) } }

  var feed: Factory<Feed> {
    self { Feed(lines: ["up", "down"]) }.singleton.timeToLive(.seconds(5))
  }
  var headline: Factory<String> { self { self.feed().lines[0] } }
  var ticker: Factory<[String]> { self { [self.headline()] }.singleton }  // expect: captive ticker headline feed
  var board: Factory<[String]> { self { self.feed().lines }.scope(.trip) }  // expect: captive board feed
}

let bank = Container()
print(bank.exchange().rates.dollars, bank.ageingExchange().rates.dollars)
print(bank.ticker(), bank.board(), bank.quote().rates)

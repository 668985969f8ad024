// why: style has bodies only for the gates, and the provider of lise's kiosk is made where no
// gate is in force.
import Keyworks

/// The fair has two gates. Each prints tickets of its own kind.
enum Gate: Variant {
  case river, town
}

struct TicketStyle: Sendable {
  let paper: String
  let price: Int
}

struct Banner {
  let text: String
}

struct Kiosk: Sendable {
  private let style: Provider<TicketStyle>
  private let owner: String

  init(owner: String, style: Provider<TicketStyle>) {
    self.owner = owner
    self.style = style
  }

  func sell(_ count: Int) -> String {
    let style = style()
    return "\(owner): \(count) tickets on \(style.paper) paper, \(style.price * count) øre"
  }
}

extension Container {
  var style: Factory<TicketStyle> {  // expect: promise style
    promised()
      .when(Gate.river) { TicketStyle(paper: "blue", price: 4_500) }
      .when(Gate.town) { TicketStyle(paper: "red", price: 5_000) }
  }

  var banner: Factory<Banner> {
    self { Banner(text: "Welcome! Tickets on \(self.style().paper) paper") }
  }

  var kiosk: ParameterFactory<String, Kiosk> {
    self { owner in Kiosk(owner: owner, style: self.provider(\.style)) }
  }
}

let fair = Container.shared

print(fair.with(Gate.river) { $0[\.banner].text })
print(fair.banner.under(Gate.town)().text)

// Lise's kiosk is on wheels: she sells at the river in the morning and in the town later.
let lise = fair.kiosk("Lise")
fair.with(Gate.river) { _ in print(lise.sell(3)) }
fair.with(Gate.town) { _ in print(lise.sell(8)) }

// why: laboratory has bodies only for brands, and GiftModel resolves giftCard, which needs it,
// under none.
import Keyworks
import KeyworksUI

// Photo prints under two brands, each with its own laboratory.

struct Brand: Variant {
  let name: String
  static let atelier = Brand(name: "Atelier Noir")
  static let express = Brand(name: "Foto Express")
}

protocol Laboratory {
  var paper: String { get }
  func price(copies: Int) -> Int
}

struct HandPrints: Laboratory {
  let paper = "baryta"
  func price(copies: Int) -> Int { copies * 2_400 }
}

struct MachinePrints: Laboratory {
  let paper = "glossy"
  func price(copies: Int) -> Int { 90 + copies * 15 }
}

struct Order {
  let laboratory: any Laboratory
  func total(_ copies: Int) -> String { "\(laboratory.price(copies: copies)) cents on \(laboratory.paper)" }
}

struct GiftCard {
  let value: Int
  init(prints: Int, from laboratory: any Laboratory) { value = laboratory.price(copies: prints) }
}

extension Container {
  var laboratory: Factory<any Laboratory> {  // expect: promise laboratory
    promised()
      .when(Brand.atelier) { HandPrints() }
      .when(Brand.express) { MachinePrints() }
  }
  var order: Factory<Order> { self { Order(laboratory: self.laboratory()) } }
  var giftCard: ParameterFactory<Int, GiftCard> {
    self { prints in GiftCard(prints: prints, from: self.laboratory()) }
  }
}

@MainActor class OrderModel {
  var brand: Brand { .express }
  final func checkout(_ copies: Int) -> String { "\(brand.name): \(order.total(copies))" }
  var order: Order { Container.shared.order.under(Brand.express)() }
}

final class AtelierModel: OrderModel {
  @LazyInjected(\.order, under: Brand.atelier) private var prints
  override var brand: Brand { .atelier }
  override var order: Order { prints }
}

@MainActor final class GiftModel {
  @Injected(\.giftCard, 20) private var card
  var caption: String { "Twenty prints for \(card.value) cents" }
}

extension Container {
  var express: MainActorFactory<OrderModel> { self.mainActor { OrderModel() } }
  var atelier: MainActorFactory<AtelierModel> { self.mainActor { AtelierModel() } }
  var gift: MainActorFactory<GiftModel> { self.mainActor { GiftModel() } }
}

print(Container.shared.express().checkout(40), Container.shared.atelier().checkout(1))
print(Container.shared.gift().caption)

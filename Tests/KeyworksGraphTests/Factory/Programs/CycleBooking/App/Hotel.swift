// why: The default argument of the price calculator's init and the superclass init of the availability service close a ring.
import FactoryKit

protocol Pricing {
  func price(nights: Int) -> Int
}

class BaseService {
  let audit: AuditTrail
  init() {
    audit = Container.shared.auditTrail()
  }
}

final class AvailabilityService: BaseService {
  private var rooms: Int
  init(rooms: Int) {
    self.rooms = rooms
    super.init()
  }
  func take() -> Bool {
    guard rooms > 0 else { return false }
    rooms -= 1
    audit.write("took a room, \(rooms) left")
    return true
  }
  var scarcity: Int { rooms < 3 ? 2 : 1 }
}

struct PriceCalculator: Pricing {
  let availability: AvailabilityService
  let base: Int

  init(base: Int, availability: AvailabilityService = Container.shared.availability()) {
    self.base = base
    self.availability = availability
  }
  func price(nights: Int) -> Int { nights * base * availability.scarcity }
}

struct FlatPricing: Pricing {
  func price(nights: Int) -> Int { nights * 80 }
}

final class AuditTrail {
  private let pricing: Pricing
  private var lines: [String] = []
  init(pricing: Pricing) { self.pricing = pricing }
  func write(_ line: String) {
    lines.append("\(line) (list price \(pricing.price(nights: 1)))")
  }
}

extension Container {
  var pricing: Factory<Pricing> {  // expect: cycle pricing availability auditTrail
    self { PriceCalculator(base: 95) }
      .onPreview { FlatPricing() }
  }

  var availability: Factory<AvailabilityService> {
    self { AvailabilityService(rooms: 12) }
  }

  var auditTrail: Factory<AuditTrail> {
    self { AuditTrail(pricing: self.pricing()) }
  }

  var bookingDesk: Factory<BookingDesk> {
    self { BookingDesk() }
  }
}

final class BookingDesk {
  @Injected(\.pricing) var pricing
  @Injected(\.availability) var availability

  func book(nights: Int) -> Int? {
    guard availability.take() else { return nil }
    return pricing.price(nights: nights)
  }
}

@main
enum Hotel {
  static func main() {
    let desk = Container.shared.bookingDesk()
    print(desk.book(nights: 3) ?? 0)
  }
}

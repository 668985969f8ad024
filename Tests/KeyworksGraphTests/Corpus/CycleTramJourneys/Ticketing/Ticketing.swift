import Keyworks
import Transit

struct ZonePrices: PriceQuoting {
  let zones: any ZoneCounting
  func quote(_ ride: Ride) -> Int { 180 + 60 * zones.zones(of: ride) }
}

public enum Ticketing {
  public static func install(in container: Container) {
    container.register(\.priceQuoting) { ZonePrices(zones: $0.zoneCounting()) }
  }
}

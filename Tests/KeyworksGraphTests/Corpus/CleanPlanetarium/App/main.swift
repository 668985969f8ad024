// why: the singleton lampGuard holds the shared show in a weak let, so the show goes when the
// sitting goes.
import Keyworks
import Synchronization

protocol Show: AnyObject, Sendable {
  var title: String { get }
  func dim(to percent: Int)
}

final class StarShow: Show {
  let title: String
  private let brightness = Mutex(100)

  init(title: String) { self.title = title }
  func dim(to percent: Int) { brightness.withLock { $0 = percent } }
}

/// Turns the light down before the lamp gets too hot, as long as there is a show at all.
final class LampGuard: Sendable {
  private weak let show: (any Show)?
  private let limit: Int

  init(limit: Int, watching show: any Show) {
    self.limit = limit
    self.show = show
  }

  func measure(_ celsius: Int) -> String {
    guard let show else { return "no show, the lamp is off" }
    if celsius > limit { show.dim(to: 40) }
    return "\(show.title) at \(celsius) degrees"
  }
}

/// One sitting: whoever sells the seats holds the show.
struct Sitting {
  let show: any Show
  var seats: Int

  mutating func sell(_ count: Int) -> Self {
    seats -= count
    return self
  }
}

extension Container {
  var show: Factory<any Show> { self { StarShow(title: "Winter sky") }.shared }

  var lampGuard: Factory<LampGuard> {
    self { LampGuard(limit: 80, watching: self.show()) }.singleton
  }

  var sitting: Factory<Sitting> { self { Sitting(show: self.show(), seats: 120) } }
}

func evening() {
  var sitting = Container.shared.sitting()
  print(sitting.sell(90).seats, "seats are left for", sitting.show.title)
  print(Container.shared.lampGuard().measure(93))
}

evening()
print(Container.shared.lampGuard().measure(20))

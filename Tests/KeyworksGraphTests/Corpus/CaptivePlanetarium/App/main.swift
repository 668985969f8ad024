// why: evening (singleton) keeps projector (shared) in a @Wired property of Programme.
import Keyworks
import Synchronization

/// Draws power as long as somebody holds it: the lamp goes out with the last reference.
final class StarProjector: Sendable {
  private let hours: Mutex<Double>
  init(hours: Double) { self.hours = Mutex(hours) }
  deinit { print("lamp off") }

  func shine(for minutes: Double) -> Double {
    hours.withLock {
      $0 += minutes / 60
      return $0
    }
  }
}

struct Narration: Sendable {
  let text: String
  var minutes: Double { Double(text.count) / 10 }
}

struct Programme: Sendable {
  @Wired(\.projector) private var projector
  @Wired(\.narration) private var narration
  let name: String

  func play() {
    let hours = projector.shine(for: narration.minutes)
    print(name, "–", narration.text, "(lamp: \(hours) h)")
  }
}

struct Maintenance {
  let projector: StarProjector
  func test() { print("tested at", projector.shine(for: 1), "h") }
}

extension Container {
  var projector: Factory<StarProjector> { self { StarProjector(hours: 1200) }.shared }
  var narration: Factory<Narration> { self { Narration(text: "Look at the northern sky.") } }
  var evening: Factory<Programme> {  // expect: captive evening projector
    self { Programme(name: "Evening") }.singleton
  }
  var maintenance: Factory<Maintenance> { self { Maintenance(projector: self.projector()) } }
}

Container.shared.maintenance().test()
Container.shared.evening().play()
print("The guests leave, and the lamp should go out.")

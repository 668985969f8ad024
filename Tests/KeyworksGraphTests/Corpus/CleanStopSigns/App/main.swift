// why: liveSign may keep the shared positions, being shared itself, and the singleton
// directory has only a provider of it.
// Bus stops. Came from Factory with its scopes; only the test doubles were dropped.
import Keyworks
import KeyworksUI
import Synchronization

protocol PositionSource: AnyObject, Sendable {
  func position(of bus: Int) -> Int
}

/// Expensive: runs while some sign listens.
final class SatelliteSource: PositionSource {
  private let asked = Mutex(0)

  func position(of bus: Int) -> Int {
    asked.withLock { $0 += 1 }
    return bus % 7
  }
  deinit { print("asked", asked.withLock { $0 }, "times") }
}

protocol LineNaming: Sendable {
  func name(of bus: Int) -> String
}
struct Lines: LineNaming {
  func name(of bus: Int) -> String { bus < 100 ? "City \(bus)" : "Regio \(bus)" }
}

class Sign: @unchecked Sendable {
  fileprivate let lines = Container.injected(\.lines)
  func text(for bus: Int) -> String { lines.name(of: bus) }
}

final class LiveSign: Sign, @unchecked Sendable {
  private let positions = Container.injected(\.positions)

  override func text(for bus: Int) -> String {
    "\(super.text(for: bus)), \(positions.position(of: bus)) stops away"
  }
}

final class SignDirectory: Sendable {
  private let plain = Container.injected(\.plainSign)
  private let live = Container.shared.provider(\.liveSign)

  func texts(for buses: [Int], isLive: Bool) -> [String] {
    let sign = isLive ? live() : plain
    return buses.map(sign.text)
  }
}

@MainActor final class StopViewModel {
  @Injected(\.signDirectory) private var directory
  private var isLive = false

  func toggle() { isLive.toggle() }
  var rows: [String] { directory.texts(for: [12, 305], isLive: isLive) }
}

extension Container {
  var lines: Factory<any LineNaming> { self { Lines() }.singleton }
  var positions: Factory<any PositionSource> { self { SatelliteSource() }.shared }
  var plainSign: Factory<Sign> { self { Sign() }.singleton }
  var liveSign: Factory<Sign> { self { LiveSign() }.shared }
  var signDirectory: Factory<SignDirectory> { self { SignDirectory() }.singleton }
  var stop: MainActorFactory<StopViewModel> { self.mainActor { StopViewModel() } }
}

let stop = Container.shared.stop()
print(stop.rows)
stop.toggle()
print(stop.rows)

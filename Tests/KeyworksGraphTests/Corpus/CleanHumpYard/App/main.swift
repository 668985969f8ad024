// why: the shunters only store the closure that resolves yardmaster, and call it in push, long
// after yardmaster is built.
import Deferral
import Keyworks
import Synchronization

final class Yardmaster: Sendable {
  private let shunters: [Shunter]
  private let free = Mutex<Set<Int>>([1, 2, 3, 4])

  init(shunters: [Shunter]) { self.shunters = shunters }

  /// Hands a track to whoever asks first.
  func assignTrack() -> Int? { free.withLock { tracks in tracks.min().flatMap { tracks.remove($0) } } }

  func work(_ cuts: [String]) -> [String] {
    zip(cuts, shunters).map { cut, shunter in shunter.push(cut) }
  }
}

final class Shunter: Sendable {
  private let name: String
  private let track: Later<Int?>

  init(_ name: String, track: Later<Int?>) { (self.name, self.track) = (name, track) }

  func push(_ cut: String) -> String {
    guard let track = track() else { return "\(name) waits with \(cut)" }
    return "\(name) pushes \(cut) to track \(track)"
  }
}

extension Container {
  var yardmaster: Factory<Yardmaster> {
    self { Yardmaster(shunters: ["Olga", "Piet"].map { self.shunter($0) }) }.cached
  }

  var shunter: ParameterFactory<String, Shunter> {
    self { name in
      let yardmaster = self.provider(\.yardmaster)
      return Shunter(name, track: Later { yardmaster() }.map { $0.assignTrack() })
    }
  }
}

for line in Container.shared.yardmaster().work(["coal", "milk"]) { print(line) }

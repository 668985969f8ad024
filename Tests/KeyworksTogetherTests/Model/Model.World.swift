import KeyworksWiring
import TestSupport

extension Model {
  /// The state that the containers of one program share: the numbers that they give out, and the
  /// notes about the values that they build.
  final class World: Sendable {
    /// The wirings of `autoRegister`, by kind of container. Each run takes the next alternative.
    let wirings: [[Wiring]]

    /// Whether programs use the main-actor twin of each factory that has one.
    let isOfMainActor: Bool

    init(_ wirings: [[Wiring]] = [], isOfMainActor: Bool = false) {
      (self.wirings, self.isOfMainActor) = (wirings, isOfMainActor)
    }

    private struct State {
      var lastNumber = 0
      var observation = Observation()
      var refusing: Set<Node> = []
      var offers: [Int: Offered] = [:]
    }

    private let state = Locked(State())

    /// The statements of a run of a container's `autoRegister`.
    func wiring(of home: Int, run: Int) -> [Wiring.Statement] {
      let alternatives = wirings.isEmpty ? [] : wirings[min(home, wirings.count - 1)]
      return alternatives.isEmpty ? [] : alternatives[run % alternatives.count].statements
    }

    /// Returns the number of a new error.
    func noteRefusal() -> Int {
      state.withLock { state in
        state.lastNumber += 1
        return state.lastNumber
      }
    }

    func noteBuilding(_ record: (_ serial: Int) -> Record) -> Record {
      state.withLock { state in
        state.lastNumber += 1
        let record = record(state.lastNumber)
        state.observation.built.append(record)
        state.observation.living += 1
        return record
      }
    }

    func noteEnd() { state.withLock { $0.observation.living -= 1 } }

    func noteWiring(of home: Int) { state.withLock { $0.observation.wired.append(home) } }

    /// Whether the definition of a factory gives nil or throws an error.
    func refuses(_ node: Node) -> Bool { state.withLock { $0.refusing.contains(node) } }

    func setRefusing(_ node: Node, to refuses: Bool) {
      state.withLock { state in
        if refuses { state.refusing.insert(node) } else { state.refusing.remove(node) }
      }
    }

    func keep(_ offer: Offered, as number: Int) { state.withLock { $0.offers[number] = offer } }

    /// The provider that was made last under this number.
    func offer(_ number: Int) -> Offered? { state.withLock { $0.offers[number] } }

    /// Forgets the providers of a container that is no longer used.
    func forgetOffers(of home: Int) {
      state.withLock { state in state.offers = state.offers.filter { $0.value.home != home } }
    }

    /// Takes the notes since the last call.
    func takeObservation() -> Observation {
      state.withLock { state in
        defer { state.observation = Observation(living: state.observation.living) }
        return state.observation
      }
    }

    var living: Int { state.withLock(\.observation.living) }
  }
}

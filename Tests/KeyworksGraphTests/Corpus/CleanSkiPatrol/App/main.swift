// why: the singleton radio holds the leader of the day weakly, and resolves the present one in
// call(_:), in a local struct.
import Keyworks
import KeyworksUI

// The radio of a ski resort is one for all seasons; the people who carry it change every day.

@MainActor class Person {
  let name: String
  init(name: String) { self.name = name }
  func answer(_ call: String) -> String { "\(name): \(call)" }
}

@MainActor final class PatrolLeader: Person {
  private let slopes: Slopes
  private var calls = 0
  init(slopes: Slopes) {
    self.slopes = slopes
    super.init(name: "leader of the day")
  }
  override func answer(_ call: String) -> String {
    calls += 1
    return super.answer("\(call), call \(calls), near \(slopes.nearest(to: calls))")
  }
}

struct Slopes: Sendable {
  private let names = ["Bear", "Lynx", "Marmot"]
  func nearest(to call: Int) -> String { names[call % names.count] }
}

@MainActor final class RescueRadio {
  /// Whoever unpacked the radio may tell stories about it, while still on duty.
  private weak var unpackedBy: Person?
  private let base: Person

  init(unpackedBy leader: Person, base: Person) {
    unpackedBy = leader
    self.base = base
  }

  func call(_ text: String) -> [String] {
    let shift = Shift()
    return [shift.leader.answer(text), (unpackedBy ?? base).answer("heard")]
  }

  /// The people of the moment, who are asked for at each call.
  @MainActor private struct Shift {
    @Injected(\.leader) var leader
  }
}

extension Scope { static let day = Scope("day") }

extension Container {
  var slopes: Factory<Slopes> { self { Slopes() }.singleton }
  var leader: MainActorFactory<PatrolLeader> { self.mainActor { PatrolLeader(slopes: self.slopes()) }.scope(.day) }
  var base: MainActorFactory<Person> { self.mainActor { Person(name: "base") }.singleton }
  var radio: MainActorFactory<RescueRadio> {
    self.mainActor {
      let leader = self.leader()
      return RescueRadio(unpackedBy: leader, base: self.base())
    }.singleton
  }
}

for call in ["twisted knee", "lost child"] {
  print(Container.shared.radio().call(call))
  Container.shared.reset(scope: .day)
}

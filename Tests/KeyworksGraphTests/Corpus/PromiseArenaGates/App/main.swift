// why: only the journal of Container is registered.
import Arena
import Keyworks

let admitted = ["A": 1_200, "B": 380].reduce(into: 0) { sum, gate in
  let turnstile = Container.shared.turnstile(Character(gate.key))()
  sum += turnstile.admit(gate.value)
}

struct Drill {
  @Injected(\ArenaContainer.evacuation) private var evacuation
  func report(_ visitors: Int) -> String { "\(evacuation.minutes(for: visitors)) minutes" }
}
print(Drill().report(admitted))

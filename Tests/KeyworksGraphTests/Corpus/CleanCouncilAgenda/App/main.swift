// why: the rolls differ in their variant, the keys belong to two lists, and the questions were
// removed before they return.
import Agenda
import Keyworks

extension Container {
  var annex: Factory<String> { self { "the annex" } }
  var mayor: Factory<String> { self { "the mayor" } }
  var deputy: Factory<String> { self { "the deputy" } }

  private func seatChairs() {
    contribute(Tagged(\.mayor), for: .morning, to: \.chairs)
    contribute(Tagged(\.deputy), for: .afternoon, to: \.chairs)
  }

  fileprivate func plan() {
    contribute(Tagged(\.annex), for: .afternoon, to: \.rooms)
    contribute(Tagged(\.budget, priority: 10, .before(\.questions)), to: \.agenda)
    seatChairs()
  }

  /// The questions are skipped while the work runs, and come back at their place.
  fileprivate func withoutQuestions(_ work: (Container) -> Void) {
    remove(\.questions, from: \.agenda)
    work(self)
    contribute(Tagged(\.questions, priority: 20), to: \.agenda)
  }
}

extension Container: @retroactive AutoRegistering {
  public func autoRegister() { plan() }
}

struct Sitting {
  let time: Daytime

  func announce(in container: Container) {
    let (room, chair) = (container[\.rooms, time] ?? "no room", container[\.chairs, time] ?? "nobody")
    print("In \(room), led by \(chair):", container[\.agenda])
  }
}

let town = Container()
Sitting(time: .morning).announce(in: town)
town.withoutQuestions { Sitting(time: .afternoon).announce(in: $0) }
Sitting(time: .afternoon).announce(in: town)

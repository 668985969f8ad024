// why: a theatre chooses between bodies outside of the braces, and has functions whose calls nothing distinguishes.
import Keyworks

struct Play: Sendable {
  let title: String
}

let season = CommandLine.arguments.count

extension Container {
  var opening: Factory<Play> {  // expect: identity opening
    guard season > 1 else { return self { Play(title: "Hamlet") } }
    return self { Play(title: "Faust") }
  }
  // The choice is inside the braces.
  var closing: Factory<Play> {
    self { season > 1 ? Play(title: "Faust") : Play(title: self.opening().title) }
  }
  func row(_ number: Int) -> Factory<String> { self { "row \(number)" } }  // each time anew
  func seat(_ number: Int) -> Factory<String> {  // expect: identity seat
    self { "seat \(number)" }.singleton
  }
  func box(_ number: Int) -> Factory<String> { self(id: number) { "box \(number)" }.cached }
  func usher(_ name: String) -> Factory<String> { self { name } }
  var programme: ParameterFactory<Int, String> {  // expect: identity programme
    if season == 3 { return self { "page \($0)" } }
    return self { number in String(number) }
  }
}

let theatre = Container.shared
theatre.usher("Ada").override { "Grace" }  // expect: identity usher
theatre.box(3).override { "the king's" }
print(theatre.opening().title, theatre.closing().title, theatre.programme(2))
print(theatre.row(1)(), theatre.seat(2)(), theatre.box(3)(), theatre.usher("Bob")())

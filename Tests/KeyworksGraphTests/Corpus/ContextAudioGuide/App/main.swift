// why: narration requires a Tour (through current), and the program's only with provides a
// Visitor.
import Keyworks

struct Visitor: ContextValue {
  let name: String
  let age: Int
}

struct Tour: ContextValue {
  let language: String
  let stops: [String]
}

struct Narration: Sendable {
  let intro: String
  let stops: [String]
  func play() -> String { ([intro] + stops).joined(separator: " … ") }
}

enum Tone { case playful, scholarly }

extension Container {
  /// A property of a value in force.
  func current<Context: ContextValue, Value>(_ type: Context.Type, _ get: (Context) -> Value) -> Value {
    get(require(type))
  }

  var tone: Factory<Tone> {
    self { self.current(Visitor.self) { $0.age < 12 ? .playful : .scholarly } }
  }

  var welcome: Factory<String> {
    self {
      let name = self.current(Visitor.self, \.name)
      return switch self.tone() {
      case .playful: "Psst, \(name)!"
      case .scholarly: "Welcome, \(name)."
      }
    }
  }

  var narration: Factory<Narration> {
    self {
      Narration(intro: self.welcome(), stops: self.current(Tour.self, \.stops))  // expect: context narration
    }
  }
}

struct Desk {
  let container: Container
  let tour = Tour(language: "Frisian", stops: ["the whaler's cabin", "the chart room"])

  func handOut(to name: String, aged age: Int) -> String {
    container.with(Visitor(name: name, age: age)) { visit in
      "\(tour.language): \(visit[\.narration].play())"
    }
  }
}

let desk = Desk(container: Container())
print(desk.handOut(to: "Wiebke", aged: 9))
print(desk.handOut(to: "Prof. Onno", aged: 61))

import Keyworks

struct Cue: Sendable, Comparable {
  let second: Double
  let text: String
  static func < (left: Cue, right: Cue) -> Bool { left.second < right.second }
}

protocol Track: Sendable {
  static var language: String { get }
  var cues: [Cue] { get }
}

extension Track {
  func cue(at second: Double) -> Cue? { cues.filter { $0.second <= second }.max() }
}

struct German: Track {
  static let language = "de"
  let cues = [Cue(second: 1, text: "Guten Abend."), Cue(second: 4, text: "Das Wetter.")]
}

struct Finnish: Track {
  static let language = "fi"
  let cues = [Cue(second: 1.5, text: "Hyvää iltaa."), Cue(second: 4, text: "Sää.")]
}

struct Spelled: Track {
  static let language = "simple"
  let original: any Track
  let pause: Double
  var cues: [Cue] { original.cues.map { Cue(second: $0.second + pause, text: $0.text.uppercased()) } }
}

extension Container {
  var german: Factory<German> { self { German() }.singleton }
  var finnish: Factory<Finnish> { self { Finnish() }.singleton }
  var pause: Factory<Double> { self { 0.5 } }  // expect: unused pause
  var simple: Factory<Spelled> {  // expect: unused simple
    self { Spelled(original: self.german(), pause: self.pause()) }
  }
}

import Keyworks
import Music

enum Mood: Variant {
  case calm, loud
}

extension Container {
  var first: Factory<String> { self { self.playlist().songs[0] } }
  var radio: ParameterFactory<Int, String> { self { "station \($0)" } }  // expect: unused radio
  var lamp: ParameterFactory<Mood, Int> {  // expect: unused lamp
    self { mood in mood == .calm ? 1 : 9 }
  }
  /// Refers to nothing but itself.
  var countdown: ParameterFactory<Int, Int> {  // expect: unused countdown
    self { $0 == 0 ? 0 : self.countdown($0 - 1) }
  }
}

import Keyworks

extension Container {
  var antenna: Factory<Antenna> { self { Antenna(height: 12) }.cached }

  private var input: Factory<Input> {
    self { .air(self.antenna()) }
  }

  fileprivate var tuner: Factory<Tuner> {
    self { Tuner(input: self.input(), steps: [1, 2, 5]) }
  }

  var receiver: Factory<Receiver> {  // expect: captive receiver tuner input antenna
    self { Receiver { self.tuner() } }.singleton
  }

  var jingle: Factory<String> {  // expect: unused jingle
    self { "la la, \(self.antenna().height) metres" }
  }
}

for studio in [Container(), Container()] {
  print(studio.receiver().reach, studio.antenna().height)
}

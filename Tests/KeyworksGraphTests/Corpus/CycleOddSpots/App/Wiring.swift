import Keyworks

extension Container {
  // In an interpolation, on both sides.
  var poem: Factory<String> { self { "a \(self.rhyme()) b" } }  // expect: cycle poem rhyme
  var rhyme: Factory<String> {
    self {
      """
      of \("the " + self.poem())
      """
    }
  }

  // In an operator.
  var note: Factory<Note> { self { Note(pitch: 60) + self } }  // expect: cycle note interval
  var interval: Factory<Interval> { self { Interval(steps: self.note().pitch / 12) } }

  // In a wrapper of the program's own.
  var guitar: Factory<Guitar> { self { Guitar() } }  // expect: cycle guitar fork
  var fork: Factory<Fork> { self { Fork(hertz: self.guitar().string) } }

  // In a result builder.
  var score: Factory<Score> {  // expect: cycle score bar
    self {
      Score {
        "first"
        self.bar().text
      }
    }
  }
  var bar: Factory<Bar> { self { Bar(text: self.score().bars[0]) } }

  // In a closure that gets a value for what is below.
  var concert: Factory<String> {  // expect: cycle concert audience
    self { self.with(Listener(value: "Ada")) { container in container.audience() } }
  }
  var audience: Factory<String> { self { self.require(Listener.self).value + self.concert() } }

  // In a defer block.
  var encore: Factory<Int> {  // expect: cycle encore applause
    self {
      var count = 0
      defer { count += self.applause() }
      return count
    }
  }
  var applause: Factory<Int> { self { self.encore() + 1 } }
}

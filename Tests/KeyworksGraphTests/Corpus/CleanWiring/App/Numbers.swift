import Keyworks

extension Container {
  var first: Factory<Int> { promised() }
  var second: Factory<Int> { promised() }
  var third: Factory<Int> { promised() }
  var fourth: Factory<Int> { promised() }
  var fifth: Factory<Int> { promised() }
  var sixth: Factory<Int> { promised() }
  var seventh: Factory<Int> { promised() }
  var eighth: Factory<Int> { promised() }
  var ninth: Factory<Int> { promised() }
  var tenth: Factory<Int> { promised() }
  var sum: Factory<Int> {
    self {
      self.first() + self.second() + self.third() + self.fourth() + self.fifth() + self.sixth()
        + self.seventh() + self.eighth() + self.ninth() + self.tenth()
    }
  }
}

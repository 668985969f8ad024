import Keyworks
import Testing

@Suite struct `A choice of variants` {
  @Test func `a choice of two variants of the same type uses the last one`() {
    let world = World()
    #expect(world.mood.under(Mood.glad, Mood.sad)() == "sad")
    #expect(world.mood.under(Mood.sad, Mood.glad)() == "glad")
  }

  @Test func `two variants with the same hash have separate cached instances`() {
    let world = World()
    let glad = world.kept.under(Mood.glad)()
    let sad = world.kept.under(Mood.sad)()
    #expect(sad !== glad)
    #expect(world.kept.under(Mood.glad)() === glad)
    #expect(world.kept.under(Mood.sad)() === sad)
  }

  @Test func `two arguments with the same hash have separate cached instances under a variant`() {
    let world = World()
    let one = world.numbered.under(Mood.glad)(Compared(1))
    let two = world.numbered.under(Mood.glad)(Compared(2))
    #expect(two !== one)
    #expect(world.numbered.under(Mood.glad)(Compared(1)) === one)
    #expect(world.numbered.under(Mood.glad)(Compared(2)) === two)
  }
}

/// All have the same hash.
private enum Mood: Variant {
  case glad, sad
  func hash(into hasher: inout Hasher) {}
}

extension World {
  fileprivate var mood: Factory<String> {
    self { "none" }.when(Mood.glad) { "glad" }.when(Mood.sad) { "sad" }
  }
  fileprivate var kept: Factory<Thing> { self { self.make() }.varies(by: Mood.self).cached }
  fileprivate var numbered: ParameterFactory<Compared, Thing> {
    self { _ in self.make() }.varies(by: Mood.self).cached
  }
}

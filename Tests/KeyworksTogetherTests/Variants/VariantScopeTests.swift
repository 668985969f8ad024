import Keyworks
import KeyworksAsync
import KeyworksUI
import TestSupport
import Testing

@Suite struct `A scope of variants` {
  private let tower = Tower()

  @Test func `variants of other types stay in force in an inner scope`() {
    let both = tower.with(Weather.rain) { $0.with(Hour.night) { $0.report() } }
    #expect(both == "rain, night")
    #expect(tower.with(Weather.rain, Hour.night) { $0.report() } == "rain, night")
    #expect(tower.with(Weather.rain) { $0.with(Weather.sun) { $0.report() } } == "sun, day")
    #expect(tower.report() == "none, day")
  }

  @Test func `the tasks that a scope starts are under its variants, even after it ends`() async {
    let scoped = tower.with(Weather.rain) { tower in Task { await tower.slowReport() } }
    #expect(await scoped.value == "rain, day")
    let inTask = await tower.with(Hour.night) { tower in await later { Task { tower.report() } } }
    #expect(await inTask.value == "none, night")
  }

  @Test func `the tasks of a provider's body are under the variants of the provider`() async {
    let (rainy, plain) = (
      tower.with(Weather.rain) { $0.provider(\.begun) }, tower.provider(\.begun)
    )
    let (outside, inside, without) = (
      rainy(), tower.with(Weather.sun) { _ in rainy() }, tower.with(Weather.sun) { _ in plain() }
    )
    #expect(await outside.value == "rain, day")
    #expect(await inside.value == "rain, day")
    #expect(await without.value == "none, day")
  }

  @Test func `a start builds each kind of factory under the variants of its scope`() async throws {
    try await tower.with(Weather.rain) { tower in
      try await tower.start(\.report, \.riskyReport, \.slowReport, \.screenReport)
    }
    #expect(tower.reported.all == Array(repeating: "rain, day", count: 4))
  }

  @Test func `the variants end with a scope that throws`() async {
    #expect(throws: Storm.self) {
      try tower.with(Weather.rain) { (_) throws(Storm) in throw Storm() }
    }
    #expect(tower.report() == "none, day")
    await #expect(throws: Storm.self) {
      try await tower.with(Weather.rain) { (_) async throws(Storm) in throw Storm() }
    }
    #expect(await tower.slowReport() == "none, day")
  }

  @Test func `a factory can leave the variants of a scope, all or those of one type`() {
    tower.with(Weather.rain, Hour.night) { tower in
      #expect(tower.report.without()() == "none, day")
      #expect(tower.report.without(Hour.self)() == "rain, day")
      #expect(tower.report.without(Hour.self, Weather.self)() == "none, day")
      #expect(tower.report.without(Hour.self).under(Weather.sun)() == "sun, day")
    }
  }

  @Test func `choices of different types add up, and the last of one type counts`() {
    let report = Tower().report
    #expect(report.under(Weather.rain).under(Hour.night)() == "rain, night")
    #expect(report.under(Weather.rain).under(Weather.sun)() == "sun, day")
    #expect(report.under(Weather.rain, Weather.sun)() == "sun, day")
    #expect(report.under(Weather.sun, Weather.rain)() == "rain, day")
    #expect(report.under(Weather.rain).without(Weather.self)() == "none, day")
    #expect(report.under(Weather.rain).without()() == "none, day")
    #expect(report.without().under(Weather.rain)() == "rain, day")
  }
}

private enum Weather: Variant { case rain, sun }
private enum Hour: Variant { case night }
private struct Storm: Error {}

private final class Tower: ManagedContainer {
  let manager = ContainerManager()
  let reported = Diary()

  var weather: Factory<String> {
    self { "none" }.when(Weather.rain) { "rain" }.when(Weather.sun) { "sun" }
  }
  var hour: Factory<String> { self { "day" }.when(Hour.night) { "night" } }

  var report: Factory<String> { self { self.text } }
  var begun: Factory<Task<String, Never>> { self { Task { self.text } } }
  var riskyReport: ThrowingFactory<String, any Error> { self.throwing { self.text } }
  var slowReport: AsyncFactory<String, Never> { self.async { await later { self.text } } }
  var screenReport: MainActorFactory<String> { self.mainActor { self.text } }

  private var text: String {
    let text = "\(weather()), \(hour())"
    reported.note(text)
    return text
  }
}

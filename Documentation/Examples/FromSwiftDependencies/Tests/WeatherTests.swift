import Foundation
import FromSwiftDependencies
import Keyworks
import KeyworksTesting
import Testing

private let noon = Date(timeIntervalSince1970: 12 * 3600)

@MainActor
@Suite(
  .sandboxed(exhaustive: true) {
    LiveWeather.register(in: $0)  // as autoRegister does in the program
    $0.now.override { { noon } }
  })
struct `The weather` {
  private let container = Container.shared

  @Test(.sandboxed { $0.weatherClient.override { WeatherClient { _ in 21 } } })
  func `is asked for, and remembered`() async throws {
    let model = container.weatherModel()
    try await model.show("Oslo")
    #expect(model.weather == Weather(temperature: 21, date: noon))
    #expect(await container.weatherStore().weather(in: "Oslo") == model.weather)
  }

  @Test func `is shown for an hour, and no server is asked`() async throws {
    let old = Weather(temperature: 15, date: noon - 3599)
    try await container.weatherStore().save(old, in: "Oslo")
    let model = container.weatherModel()
    try await model.show("Oslo")
    #expect(model.weather == old)
  }

  @Test func `of a demonstration is its own`() async throws {
    let demo = Container()
    demo.now.override { { noon } }
    demo.weatherClient.override { WeatherClient { _ in -40 } }
    let model = demo.weatherModel()
    try await model.show("Oslo")
    #expect(await demo.weatherStore().weather(in: "Oslo") == model.weather)
    #expect(await container.weatherStore().weather(in: "Oslo") == nil)
  }

  @Test func `of a test that forgot the server is an issue, with the way to it`() async {
    await confirmation { told in
      await withSandbox(exhaustive: true) { issue in
        #expect(issue.path.map(\.name) == ["WeatherModel", "weatherClient"])
        told()
      } _: {
        container.now.override { { noon } }
        container.weatherClient.register { WeatherClient { _ in throw CancellationError() } }
        try? await container.weatherModel().show("Oslo")
      }
    }
  }
}

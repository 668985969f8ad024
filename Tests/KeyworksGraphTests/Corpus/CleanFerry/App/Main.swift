import Keyworks
import KeyworksAsync

@main struct Timetable {
  static func main() async throws {
    try await withTeardown(deadline: .seconds(10)) {
      _ = Container.shared.logbook()
      print(try await sail(to: "Visby"), try await sail(to: "nowhere"))
      let running = try await inHarbour { await $0.engine().isRunning }
      print(running)
    }
  }
}

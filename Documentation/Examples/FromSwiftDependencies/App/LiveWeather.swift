import Foundation
import Keyworks

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The real server and real files: in a larger program a module of its own. The executable says
/// that it wants them:
///
/// ```swift
/// extension Container: @retroactive AutoRegistering {
///   public func autoRegister() { LiveWeather.register(in: self) }
/// }
/// ```
public enum LiveWeather {
  /// Keeps the promises of the client and the store.
  public static func register(in container: Container) {
    container.weatherClient.register {
      WeatherClient { city in
        guard let url = URL(string: "https://weather.example/\(city)") else {
          throw URLError(.badURL)
        }
        let (data, _) = try await URLSession.shared.data(from: url)
        return try JSONDecoder().decode(Double.self, from: data)
      }
    }
    container.weatherStore.register { FileStore(folder: .temporaryDirectory) }
  }
}

struct FileStore: WeatherStore {
  let folder: URL

  func weather(in city: String) -> Weather? {
    let data = try? Data(contentsOf: folder.appending(path: city))
    return data.flatMap { try? JSONDecoder().decode(Weather.self, from: $0) }
  }
  func save(_ weather: Weather, in city: String) throws {
    try JSONEncoder().encode(weather).write(to: folder.appending(path: city))
  }
}

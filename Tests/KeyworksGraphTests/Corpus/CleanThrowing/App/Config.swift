import Keyworks

struct ConfigError: Error {
  let reason: String
}

struct Config: Sendable {
  let values: [String: String]
  init(values: [String: String]) { self.values = values }
  init(in container: Container) throws(ConfigError) {
    values = ["host": try container.file(), "port": "\(container.port())"]
  }
}

struct Client: Sendable {
  let host: String
  let retry: ThrowingProvider<Client, ConfigError>
  func again() throws(ConfigError) -> String { try retry().host }
}

import Keyworks

extension Container {
  var port: Factory<Int> { self { 80 }.singleton }
  var fileName: Factory<String> { self { "app.conf" } }
  var file: ThrowingFactory<String, ConfigError> {
    self.throwing { () throws(ConfigError) in
      let name = self.fileName()
      guard !name.isEmpty else { throw ConfigError(reason: "no file \(self.port())") }
      return name
    }
  }
  var config: ThrowingFactory<Config, ConfigError> {
    self.throwing { () throws(ConfigError) in try Config(in: self) }.cached
  }
  var host: ThrowingFactory<String, ConfigError> {
    self.throwing { () throws(ConfigError) in
      guard let host = try self.config().values["host"] else {
        throw ConfigError(reason: "no host")
      }
      return host
    }.cached
  }
  var client: ThrowingFactory<Client, ConfigError> {
    self.throwing { () throws(ConfigError) in
      Client(host: try self[\.host], retry: self.provider(\.client))
    }
  }
  var clientCount: Factory<Int> { self { (try? self.client()) == nil ? 0 : 1 } }
  var lenient: Factory<String> {
    self {
      do throws(ConfigError) { return try self.host() } catch { return error.reason }
    }.cached
  }
  var strict: ThrowingFactory<[String], any Error> {
    self.throwing {
      let attempts = try (0..<3).map { attempt in "\(attempt) \(try self.host())" }
      return attempts.filter { _ in self.clientCount() > 0 }
    }
  }
  var never: ThrowingFactory<String, any Error> {
    self.throwing { throw ConfigError(reason: self.lenient()) }.on(.test) { "never" }
  }
  var result: Factory<Result<String, any Error>> { self { Result { try self.never() } } }
}

// why: factories that can fail make a cycle as others do, with try, try? and do.
import Keyworks

struct ConfigError: Error {
  let line: Int
}

struct Config: Sendable {
  let host: String
}

struct Secrets: Sendable {
  let key: String
}

struct Vault: Sendable {
  let secrets: [String]
}

extension Container {
  var configLine: Factory<Int> { self { 7 } }
  var config: ThrowingFactory<Config, ConfigError> {  // expect: cycle config secrets vault
    self.throwing { () throws(ConfigError) in
      guard self.configLine() > 0 else { throw ConfigError(line: 0) }
      return Config(host: try self.secrets().key)
    }.cached
  }
  var secrets: ThrowingFactory<Secrets, ConfigError> {
    self.throwing { () throws(ConfigError) in
      do throws(ConfigError) {
        let vault = try self[\.vault]
        return Secrets(key: vault.secrets.joined())
      } catch {
        throw ConfigError(line: error.line + 1)
      }
    }.cached
  }
  var vault: ThrowingFactory<Vault, ConfigError> {
    self.throwing { () throws(ConfigError) in
      let host = try? self.config().host
      return Vault(secrets: [host ?? "none"])
    }.cached
  }
}

do {
  print(try Container.shared.config().host)
} catch {
  print("line", error.line)
}

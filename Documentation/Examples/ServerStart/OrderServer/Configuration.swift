import Keyworks
import KeyworksAsync

/// The settings of the server.
public struct Configuration: Sendable {
  /// How many connections to the database the server holds.
  public let connections: Int
  /// The first words of each answer.
  public let greeting: String

  /// Why a configuration cannot be used.
  public enum Failure: Error, Equatable {
    case missing(String)
  }

  /// Reads lines of the form `name = value`.
  public init(reading lines: some AsyncSequence<String, Never>) async throws(Failure) {
    var values: [Substring: Substring] = [:]
    for await line in lines {
      let parts = line.split(separator: " = ", maxSplits: 1)
      if parts.count == 2 { values[parts[0]] = parts[1] }
    }
    guard let connections = values["connections"].flatMap({ Int($0) }) else {
      throw .missing("connections")
    }
    guard let greeting = values["greeting"] else { throw .missing("greeting") }
    self.connections = connections
    self.greeting = String(greeting)
  }
}

extension Container {
  /// The settings, which are read once. The error has a type, so callers can switch over it.
  public var configuration: AsyncFactory<Configuration, Configuration.Failure> {
    self.async { () async throws(Configuration.Failure) in
      try await Configuration(reading: self.configurationLines())
    }.singleton
  }

  /// The lines of the settings. A real server reads them from a file, or asks another server.
  public var configurationLines: Factory<AsyncStream<String>> {
    self {
      AsyncStream { lines in
        lines.yield("connections = 8")
        lines.yield("greeting = Hello")
        lines.finish()
      }
    }
  }
}

// why: `schema` is .shared, but a Schema is a struct (Versioned), which cannot be held weakly:
// each resolve reads it again.
// `schema-diff old new`: prints what changed between the schemas of two databases.
import Keyworks
import KeyworksAsync

struct Table: Sendable, Hashable {
  let name: String
  let columns: Int
}

/// A value, and the revision of the database that it was read from.
struct Versioned<Value: Sendable>: Sendable {
  let value: Value
  let revision: Int
  func map<Other>(_ transform: (Value) -> Other) -> Versioned<Other> {
    Versioned<Other>(value: transform(value), revision: revision)
  }
}
typealias Schema = Versioned<Set<Table>>

actor Connection {
  private let url: String
  private var roundTrips = 0
  init(_ url: String) { self.url = url }

  func tables() -> Versioned<[String]> {
    roundTrips += 1
    return Versioned(value: ["users", "orders", url], revision: url.count)
  }
  func close() { print(url, "closed after", roundTrips, "round trips") }
}

extension Container {
  var connection: AsyncParameterFactory<String, Connection, any Error> {
    self.async { Connection($0) }.cached.teardown { await $0.close() }
  }
  /// Reading a schema takes seconds: everyone who compares it at the time gets the same one.
  var schema: AsyncParameterFactory<String, Schema, any Error> {  // expect: lifetime schema
    self.async { url in
      try await self.connection(url).tables().map { names in
        Set(names.map { Table(name: $0, columns: $0.count) })
      }
    }
    .shared
  }
  var additions: AsyncParameterFactory<(String, String), [Table], any Error> {
    self.async { old, new in
      async let before = self.schema(old)
      async let after = self.schema(new)
      return try await Array(after.value.subtracting(before.value))
    }
  }
  var removals: AsyncParameterFactory<(String, String), [Table], any Error> {
    self.async { old, new in try await self.additions(new, old) }
  }
}

let arguments = CommandLine.arguments.dropFirst()
let (old, new) = (arguments.first ?? "db://production", arguments.last ?? "db://staging")

try await withContainer(Container()) { container in
  async let added = container.additions(old, new)
  async let removed = container.removals(old, new)
  for table in try await added { print("+", table.name, table.columns) }
  for table in try await removed { print("-", table.name, table.columns) }
}

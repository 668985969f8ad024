import Keyworks
import Persistence

public protocol Notes: Sendable {
  var all: [String] { get }
}

public struct NoMoreNotes: Notes {
  public let all: [String]
  public init(all: [String]) { self.all = all }
}

struct StoredNotes: Notes {
  let database: Database
  var all: [String] { database.rows }
}

extension Container {
  public var notes: Factory<any Notes> { self { StoredNotes(database: self.database()) } }  // expect: rule noteList notes database
  public var sampleNotes: Factory<any Notes> { self { NoMoreNotes(all: ["sample"]) } }
}

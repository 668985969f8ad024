// why: Sources line of `journal` registered in audited(as:): frozen() has registered journal
// in the same container before.
import Keyworks
import Synchronization

struct Seed: Hashable, Sendable {
  let species: String
  let year: Int
}

protocol Shelf: Sendable {
  func put(_ seed: Seed)
  func count(_ species: String) -> Int
}

protocol Journal: Sendable {
  func write(_ line: String)
}

final class FrozenShelf: Shelf {
  private let seeds = Mutex<Set<Seed>>([])

  func put(_ seed: Seed) { seeds.withLock { _ = $0.insert(seed) } }
  func count(_ species: String) -> Int { seeds.withLock { $0.filter { $0.species == species }.count } }
}

struct PaperJournal: Journal {
  let degrees: Int
  func write(_ line: String) { print("[\(degrees)°] \(line)") }
}

struct NumberedJournal: Journal {
  let base: PaperJournal
  let prefix: String
  func write(_ line: String) { base.write("\(prefix)-\(line.count) \(line)") }
}

struct Vault {
  let shelf: any Shelf
  let journal: any Journal

  func receive(_ seed: Seed) {
    shelf.put(seed)
    journal.write("\(seed.species) of \(seed.year), now \(shelf.count(seed.species))")
  }
}

extension Container {
  var degrees: Factory<Int> { self { -18 } }
  var shelf: Factory<any Shelf> { promised() }
  var journal: Factory<any Journal> { promised() }
  var vault: Factory<Vault> { self { Vault(shelf: self.shelf(), journal: self.journal()) } }
}

// Each of these returns the container, so that main reads like a list.
extension Container {
  func frozen() -> Container {
    register(\.shelf) { _ in FrozenShelf() }
    register(\.journal) { PaperJournal(degrees: $0.degrees()) }
    return self
  }

  func audited(as prefix: String) -> Container {
    register(\.journal) {  // expect: registered journal
      NumberedJournal(base: PaperJournal(degrees: $0.degrees()), prefix: prefix)
    }
    return self
  }
}

let vault = Container().frozen().audited(as: "SV").vault()

for argument in CommandLine.arguments.dropFirst() {
  let parts = argument.split(separator: "@")
  guard parts.count == 2, let year = Int(parts[1]) else {
    print("usage: seedvault species@year …")
    continue
  }
  vault.receive(Seed(species: String(parts[0]), year: year))
}

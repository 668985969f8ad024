// why: halfLives (singleton) uses the reader and its archive (scope) while it is built, and
// keeps only numbers that the reader parsed.
import Keyworks
import Synchronization

extension Scope {
  /// While somebody is logged in to the archive.
  static let login = Scope("login")
}

/// A connection to the nuclear data archive, which is dropped at logout.
final class Archive: Sendable {
  private let queries = Mutex(0)

  func lines(of section: String) -> [Substring] {
    queries.withLock { $0 += 1 }
    return "\(section);Tc-99m;6.01\n\(section);I-131;192.5\n\(section);F-18;1.83".split(separator: "\n")
  }
  var load: Int { queries.withLock { $0 } }
}

struct HalfLives: Sendable {
  private let hours: [String: Double]

  init(hours: [String: Double]) { self.hours = hours }

  func remaining(of nuclide: String, after elapsed: Double) -> Double? {
    hours[nuclide].map { half in (0..<Int(elapsed / half * 16)).reduce(1) { left, _ in left * 0.9576 } }
  }
}

/// Reads tables of constants. It is needed only while one of them is read.
struct TableReader {
  let archive: Archive

  func callAsFunction<Table>(_ section: String, _ make: ([String: Double]) -> Table) -> Table {
    var rows: [String: Double] = [:]
    for line in archive.lines(of: section) {
      let fields = line.split(separator: ";").map(String.init)
      if fields.count == 3, let value = Double(fields[2]) { rows[fields[1]] = value }
    }
    return make(rows)
  }
}

final class Dispensary: Sendable {
  let halfLives: HalfLives
  private let shelf: Mutex<[String: Double]>

  init(halfLives: HalfLives, shelf: [String: Double]) {
    self.halfLives = halfLives
    self.shelf = Mutex(shelf)
  }
  func activity(of nuclide: String, after hours: Double) -> Double {
    let start = shelf.withLock { $0[nuclide] ?? 0 }
    return start * (halfLives.remaining(of: nuclide, after: hours) ?? 1)
  }
}

extension Container {
  var archive: Factory<Archive> { self { Archive() }.scope(.login) }
  var reader: Factory<TableReader> { self { TableReader(archive: self.archive()) } }
  // The half-lives are constants of nature, so the first login reads them for all.
  var halfLives: Factory<HalfLives> {  // limit: captive halfLives reader archive
    self {
      let read = self.reader()
      return read("half-lives") { HalfLives(hours: $0) }
    }.singleton
  }
  var dispensary: Factory<Dispensary> {
    self { Dispensary(halfLives: self.halfLives(), shelf: ["F-18": 370, "Tc-99m": 740]) }.singleton
  }
}

let lab = Container.shared
for hours in [0.5, 2, 6] { print(hours, lab.dispensary().activity(of: "F-18", after: hours)) }
print("queries:", lab.archive().load)
lab.reset(scope: .login)

// why: sewing (cached) keeps slip (graph) in the property that it inherits from Station.
import Keyworks

/// The slip of paper that travels with one book through the bindery.
final class JobSlip: Sendable {
  let signatures: Int
  let title: String
  init(title: String, signatures: Int) { (self.title, self.signatures) = (title, signatures) }
}

class Station: @unchecked Sendable {
  let slip: JobSlip
  let foreman: String

  init(slip: JobSlip, foreman: String) {
    self.slip = slip
    self.foreman = foreman
  }

  func work() -> String { "\(foreman) has \(slip.title)" }
}

final class FoldingTable: Station, @unchecked Sendable {
  override func work() -> String { "\(super.work()), folds \(slip.signatures) signatures" }
}

final class SewingFrame: Station, @unchecked Sendable {
  private let thread: String

  init(thread: String, on slip: JobSlip) {
    self.thread = thread
    super.init(slip: slip, foreman: "Ottilie")
  }

  convenience init(in container: Container) {
    self.init(thread: container.thread(), on: container.slip())
  }

  override func work() -> String { "\(super.work()), sews with \(thread)" }
}

struct Book {
  let slip: JobSlip
  let stations: [Station]
  func bind() -> [String] { ["— \(slip.title)"] + stations.map { $0.work() } }
}

extension Container {
  var thread: Factory<String> { self { "linen 18/3" }.singleton }
  var slip: Factory<JobSlip> { self { JobSlip(title: "Herbarium", signatures: 14) }.graph }
  var folding: Factory<FoldingTable> {
    self { FoldingTable(slip: self.slip(), foreman: "Bertil") }
  }
  var sewing: Factory<SewingFrame> {  // expect: captive sewing slip
    self { SewingFrame(in: self) }.cached
  }
  var book: Factory<Book> {
    self { Book(slip: self.slip(), stations: [self.folding(), self.sewing()]) }
  }
}

for _ in 1...2 {
  for line in Container.shared.book().bind() { print(line) }
}

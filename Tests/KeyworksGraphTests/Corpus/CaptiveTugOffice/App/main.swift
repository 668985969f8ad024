// why: tug (cached) keeps manifest (graph) in Vessel.papers, through Tug's convenience
// initializer, so the second departure sails with the papers of the first.
import Keyworks
import Synchronization
import Vessels

/// The papers of one departure: everything that takes part in it refers to the same manifest.
final class Manifest: Papers {
  private static let last = Mutex(0)
  let number = last.withLock { number in
    number += 1
    return number
  }
}

struct CustomsForm {
  let manifest: Manifest
  let officer: String
}

final class Tug: Vessel, @unchecked Sendable {
  let pull: Int

  init(_ name: String, pull: Int, papers: any Papers) {
    self.pull = pull
    super.init(name: name, papers: papers)
  }

  convenience init(strongestOf container: Container) {
    self.init("Samson", pull: 70, papers: container.manifest())
  }

  override var callSign: String { "TUG " + super.callSign }
}

struct Departure {
  let form: CustomsForm
  let tug: Tug
  var report: String { "form \(form.manifest.number) (\(form.officer)): \(tug.declaration), \(tug.pull) t" }
}

extension Container {
  var manifest: Factory<Manifest> { self { Manifest() }.graph }
  var form: Factory<CustomsForm> { self { CustomsForm(manifest: self.manifest(), officer: "Brandt") } }
  var tug: Factory<Tug> { self { Tug(strongestOf: self) }.cached }  // expect: captive tug manifest
  var departure: Factory<Departure> { self { Departure(form: self.form(), tug: self.tug()) } }
}

for _ in 1...2 {
  print(Container.shared.departure().report)
}

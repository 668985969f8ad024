import Keyworks
import Office

struct Sketch: Sendable {
  let storeys: Int
}

/// A container for each application.
final class Application: ManagedContainer {
  let manager: ContainerManager
  let office: Container
  let (street, storeys): (String, Int)

  init(in street: String, storeys: Int, at office: Container) {
    (self.street, self.storeys, self.office) = (street, storeys, office)
    manager = ContainerManager(parent: office)
  }
}

final class Permit: Sendable {
  let granted: Bool
  let archive: Archive
  init(granted: Bool, archive: Archive) { (self.granted, self.archive) = (granted, archive) }
  var text: String { granted ? "granted, one of \(archive.count) decisions" : "refused" }
}

extension Application {
  var sketch: Factory<Sketch> { self { Sketch(storeys: self.storeys) }.graph }
  var permit: Factory<Permit> {  // limit: captive permit clerk; captive permit sketch
    self {
      let granted = self.office.clerk().decide(self.sketch().storeys, in: self.street)
      return Permit(granted: granted, archive: self.office.archive())
    }.cached
  }
}

// why: overture is a member of the list that it resolves, and the body of a member receives
// the list without that member.
import Bulletins
import Keyworks

struct Gales: Passage {
  let areas: [String]
  let title = "Gales"
  var sentences: [String] { areas.map { "Gale force 8 in \($0)." } }
}

struct Visibility: Passage {
  let title = "Visibility"
  let sentences = ["Moderate or good.", "Fog later."]
}

extension Container {
  static var bulletin: Tags<any Passage> {
    [
      Tagged(\.overture, priority: -100) { $0 },
      Tagged(\.gales) { $0 },
      Tagged(\.visibility) { $0 },
    ]
  }

  var overture: Factory<Overture> { self { Overture(to: self[\.bulletin]) } }
  var gales: Factory<Gales> { self { Gales(areas: self.stormyAreas()) } }
  var visibility: Factory<Visibility> { self { Visibility() } }
  var stormyAreas: Factory<[String]> { self { ["Dogger", "German Bight"] } }
}

let bulletin = Container.shared[\.bulletin]
print(bulletin.map(\.text).joined(separator: "\n"))

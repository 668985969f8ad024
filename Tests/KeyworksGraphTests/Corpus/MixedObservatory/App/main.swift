// why: an observatory in four modules: its witness of a protocol of needs closes a cycle, and the dome has three mistakes.
import Dome
import Keyworks
import Logbook
import Sky

extension Container: SkyNeeds {
  public var latitude: Factory<Int> { self { self.site().count }.singleton }
  public var catalogue: Factory<[Star]> {
    self { self.atlas() + [Star(name: "Vega")] }
  }
  var site: Factory<String> { self { "Delft" } }
}

let sky = Container.shared
Logbook.open(in: sky, by: "Ada")
print(sky.zenith()?.name ?? "none", sky.dome().isOpen, sky[\.shutters], sky.entries())

import Keyworks
import Persistence

extension Container {
  public var kit: Factory<String> { self { self.table().rows[0] } }
  public var kitSize: Factory<Int> { self { self.kit().count + self.maintenance() } }
}

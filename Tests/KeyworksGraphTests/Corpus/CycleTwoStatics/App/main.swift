// why: values that the language computes once need each other through factories. At run time, they hang.
import Keyworks

enum Atlas {
  static let scale = Container.shared.scale()
  @TaskLocal static var zoom = Container.shared.zoom()
}
enum Compass {
  static let north = Container.shared.north()
  static let tilt = Container.shared.tilt()
}

extension Container {
  var scale: Factory<Int> { self { Compass.north } }  // expect: cycle scale north
  var north: Factory<Int> { self { Atlas.scale } }
  var zoom: Factory<Int> { self { Compass.tilt } }  // expect: cycle zoom tilt
  var tilt: Factory<Int> { self { Atlas.zoom } }
}

print(Atlas.scale, Atlas.zoom)

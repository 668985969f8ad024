// why: objects that are only used while a longer-lived instance is built, or that only identify it.
import Keyworks

final class Scene: Sendable {
  func warmUp() {}
}
final class Engine: Sendable {
  let scene: Scene?
  let id: ObjectIdentifier?
  init(scene: Scene? = nil, id: ObjectIdentifier? = nil) { (self.scene, self.id) = (scene, id) }
}
struct Badge: Sendable {
  let length: Int
  init(of scene: Scene) { length = "\(scene)".count }
}
func length(of scene: Scene) -> Int { "\(scene)".count }

extension Scope { static let session = Scope("session") }
extension Container {
  var scene: Factory<Scene> { self { Scene() }.scope(.session) }
  var engine: Factory<Engine> {
    self {
      _ = self.scene()
      _ = self[\.scene]
      return Engine()
    }.singleton
  }
  var identity: Factory<ObjectIdentifier> { self { ObjectIdentifier(self.scene()) }.singleton }
  var marked: Factory<Engine> {
    self {
      let scene = self.scene()
      return Engine(id: ObjectIdentifier(scene))
    }.cached
  }
  var measured: Factory<Int> {  // limit: captive measured scene
    self { length(of: self.scene()) }.singleton
  }
  var badged: Factory<[Int: Engine]> {  // limit: captive badged scene
    self { [Badge(of: self.scene()).length: Engine()] }.singleton
  }
  var started: Factory<Engine> {
    self {
      self.scene().warmUp()
      return Engine()
    }.cached
  }
}

let container = Container.shared
print(container.engine(), container.identity(), container.marked(), container.measured())
print(container.badged(), container.started())

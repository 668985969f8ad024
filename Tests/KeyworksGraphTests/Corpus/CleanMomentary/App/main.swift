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
  var started: Factory<Engine> {
    self {
      self.scene().warmUp()
      return Engine()
    }.cached
  }
}

let container = Container.shared
print(container.engine(), container.identity(), container.marked(), container.started())

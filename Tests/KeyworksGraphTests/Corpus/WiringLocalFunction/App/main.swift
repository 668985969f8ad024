// why: a registration in a local function that is never called is missing.
import Keyworks
extension Container {
  var stage: Factory<Int> { promised() }
  var light: Factory<Int> { promised() }  // expect: promise light
  var sound: Factory<Int> { promised() }
}
func prepare(_ theatre: Container) {
  func stage() { theatre.stage.register { 1 } }
  func light() { theatre.light.register { 2 } }  // expect: wiring light
  let sound = { theatre.sound.register { 3 } }
  stage()
  [1].forEach { _ in sound() }
}
prepare(Container.shared)
print(Container.shared.stage(), Container.shared.light(), Container.shared.sound())

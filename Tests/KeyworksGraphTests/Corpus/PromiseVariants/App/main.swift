// why: promises with bodies for variants only, of a type that nothing chooses.
import Keyworks

enum Stage: Variant { case staging, live }
enum Tone: Variant { case formal, casual }
enum Size: Variant { case small, large }

extension Container {
  var host: Factory<String> { promised() }  // expect: promise host
  var port: Factory<Int> { promised().when(Stage.staging) { 8080 } }  // expect: promise port
  var page: Factory<String> { self { "\(self.host()):\(self.port())" } }
  var word: Factory<String> { promised() }
  var sign: Factory<String> { promised().when(Size.small) { "s" } }
  // Registered for all variants too.
  var path: Factory<String> { promised() }
}

func speak() -> String { Container.shared.word.under(Tone.formal)() }

// Naming a member chooses no other variant.
extension Container { static var ports: Tags<Int> { [Tagged(\.number, under: Tone.casual)] } }
extension Container { var number: Factory<Int> { self { 1 }.when(Tone.casual) { 2 } } }
Container.shared.remove(\.number, under: Tone.casual, from: \.ports)
Container.shared.reorder(\.number, under: Tone.casual, priority: 2, in: \.ports)
print(Container.shared[\.ports])

Container.shared.host.register(for: Stage.staging) { "staging" }
Container.shared.register(\.word, for: Tone.formal) { _ in "Sir" }
Container.shared.path.register(for: Stage.live) { "/live" }
Container.shared.path.register { "/" }
print(Container.shared.page(), speak(), Container.shared.path())
print(Container.shared.with(Size.small) { $0.sign() })

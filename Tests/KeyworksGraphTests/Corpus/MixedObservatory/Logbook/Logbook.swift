import Keyworks
import Sky

extension Container {
  public var observer: Factory<String> { promised() }
  public var entries: Factory<[String]> { self { [self.observer()] } }
}

public enum Logbook {
  public static func open(in container: Container, by name: String) {
    container.observer.register(with: name)
  }
  public static func openAnonymously(in container: Container) {  // expect: wiring observer
    container.observer.register { "nobody" }
  }
}

import Keyworks
import Views

public struct Exporter: Sendable {
  public let strokes: Int
}

private func countStrokes(in container: Container) -> Int {
  MainActor.assumeIsolated { container.canvas().strokes }
}

extension Container {
  public var exporter: Factory<Exporter> {  // expect: isolation exporter canvas
    self { Exporter(strokes: countStrokes(in: self)) }
  }
  public var archive: Factory<String> { self { "\(self.exporter().strokes) strokes" } }
}

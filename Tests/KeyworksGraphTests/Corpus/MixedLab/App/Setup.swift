import Keyworks
import Samples

struct TableTop: Centrifuge {
  let speed: Int
  func spin(_ tube: String) -> String { "\(tube) at \(speed)" }
}

extension Container {
  func installCentrifuge(speed: Int = 3000) {  // expect: wiring centrifuge
    centrifuge.register { TableTop(speed: speed) }
  }
}

struct Technician {
  @Injected(\.analysis) private var analysis: Analysis

  func printReport() {
    analysis.lines.forEach { print($0) }
  }
}

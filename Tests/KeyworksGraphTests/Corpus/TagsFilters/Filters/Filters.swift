import Keyworks
import KeyworksAsync
import Pipeline

public final class Table: Sendable {
  let values: [Int]
  init(gamma: Int) { values = (0...255).map { $0 * $0 / 255 / gamma } }
  func release() { print("table released") }
}
struct Gamma: Stage {
  let table: Table
  func callAsFunction(_ pixels: [Int]) -> [Int] { pixels.map { table.values[$0] } }
}
extension Container {
  var table: Factory<Table> { self { Table(gamma: 1) }.shared.teardown { $0.release() } }  // expect: teardown table
  var gamma: Factory<Gamma> { self { Gamma(table: self.table()) } }
}
public enum Filters {
  public static func install(in container: Container) {
    let gamma = Tagged<Container, any Stage>(\.gamma, .after(\.clamp), .before(\.brighten)) { $0 }
    container.contribute(gamma, to: \.stages)
  }
}

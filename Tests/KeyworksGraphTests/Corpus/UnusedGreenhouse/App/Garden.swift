import Keyworks

final class Garden: SharedContainer {
  static let shared = Garden()
  let manager = ContainerManager()
}

final class Soil: Sendable {
  let moisture: Double
  init(moisture: Double) { self.moisture = moisture }
}
protocol Plant: Sendable { var thirst: Double { get } }
struct Potted<Kind: Plant>: Plant {
  let kind: Kind
  let soil: Soil
  var thirst: Double { max(0, kind.thirst - soil.moisture) }
}
struct Fern: Plant { var thirst: Double { 0.9 } }
struct Cactus: Plant { var thirst: Double { 0.1 } }

struct Bed: Sendable {
  let plants: [any Plant]
  init(@BedBuilder _ plants: () -> [any Plant]) { self.plants = plants() }
}
@resultBuilder
enum BedBuilder {
  static func buildPartialBlock(first: any Plant) -> [any Plant] { [first] }
  static func buildPartialBlock(accumulated: [any Plant], next: any Plant) -> [any Plant] { accumulated + [next] }
}

final class Irrigation: Sendable {
  private let beds: [Bed]
  init(_ beds: Bed...) { self.beds = beds }
  var demand: Double { beds.flatMap(\.plants).map(\.thirst).reduce(0, +) }
}

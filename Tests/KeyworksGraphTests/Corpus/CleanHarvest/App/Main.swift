import Keyworks
import KeyworksAsync

@main enum Harvest {
  static func main() async throws {
    let farm = Container()
    farm.config.register(with: try await farm.loaded())
    print(try await farm.total(), try await farm.gather(\.crops).count)
    let farmer = try await farm.farmer()
    print(try await farmer.tractor.honk())
    let night = Task.detached { [farm] in try await farm.tractor() === farmer.tractor }
    print(try await night.value)
  }
}

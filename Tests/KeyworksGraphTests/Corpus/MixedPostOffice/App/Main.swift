import Keyworks
import KeyworksAsync

@main
struct Main {
  private static let office = Container()

  static func main() async throws {
    let van = await office.van()
    print(van.plate)
    try await withContainer(office) { office in
      print(try await office.route().streets, try await office.sorter().bins)
    }
  }
}

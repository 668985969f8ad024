// why: baker → both(\.relief, …) → relief → baker (only for its maxZoom).
import Keyworks
import KeyworksAsync

struct Survey: Sendable { let heights: [Int] }
struct Relief: Sendable {
  let heights: [Int]
  let zoom: Int
  var summit: Int { (heights.max() ?? 0) >> zoom }
}
struct Labels: Sendable { let texts: [String] }

actor TileBaker {
  let maxZoom: Int
  private let relief: Relief
  private let labels: Labels
  private var baked = 0

  init(maxZoom: Int, relief: Relief, labels: Labels) {
    self.maxZoom = maxZoom
    self.relief = relief
    self.labels = labels
  }
  func bake(_ x: Int, _ y: Int) -> String {
    baked += 1
    return "tile \(baked) at \(x)/\(y): \(labels.texts.joined(separator: ", ")) up to \(relief.summit) m"
  }
}

extension Container {
  /// Builds two things at the same time.
  func both<First: Sendable, Second: Sendable>(
    _ first: KeyPath<Container, AsyncFactory<First, any Error>>,
    _ second: KeyPath<Container, AsyncFactory<Second, any Error>>
  ) async throws -> (First, Second) {
    let (one, two) = (self[keyPath: first], self[keyPath: second])
    async let left = one()
    async let right = two()
    return try await (left, right)
  }
}

extension Container {
  var deepest: Factory<Int> { self { 14 } }

  var survey: AsyncFactory<Survey, any Error> {
    self.async { Survey(heights: [12, 480, 2_962]) }.cached
  }
  var relief: AsyncFactory<Relief, any Error> {  // expect: cycle relief baker
    self.async {
      let survey = try await self.survey()
      return Relief(heights: survey.heights, zoom: try await self.baker().maxZoom)
    }.cached
  }
  var labels: AsyncFactory<Labels, any Error> {
    self.async { Labels(texts: ["Zugspitze", "Eibsee"]) }
  }
  var baker: AsyncFactory<TileBaker, any Error> {
    self.async {
      let (relief, labels) = try await self.both(\.relief, \.labels)
      return TileBaker(maxZoom: self.deepest(), relief: relief, labels: labels)
    }.cached
  }
}

let command = CommandLine.arguments.dropFirst().first ?? "bake"
let kitchen = Container()
switch command {
case "bake":
  for x in 0..<4 { print(try await kitchen.baker().bake(x, 0)) }
default:
  print("usage: tilebaker [bake]")
}

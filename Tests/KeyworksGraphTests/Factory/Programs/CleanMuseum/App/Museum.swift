import FactoryKit

final class ExhibitStore: Sendable {
  let names: [String]
  init(names: [String]) { self.names = names }
}

struct AudioGuide {
  var voice = "Clara"
  func play(_ name: String) { print("\(voice): This is the \(name).") }
}

struct Indexer: Sendable {
  let store: ExhibitStore
  func index() async -> [Character: Int] {
    Dictionary(store.names.compactMap(\.first).map { ($0, 1) }, uniquingKeysWith: +)
  }
}

@MainActor
final class GuideModel {
  private let exhibits: ExhibitStore
  private let audio: AudioGuide
  private var position = 0

  init(exhibits: ExhibitStore, audio: AudioGuide) {
    self.exhibits = exhibits
    self.audio = audio
  }

  func next() {
    guard position < exhibits.names.count else { return }
    audio.play(exhibits.names[position])
    position += 1
  }
}

@MainActor
final class TourModel {
  let guide: GuideModel
  private(set) var steps = 0
  init(guide: GuideModel) { self.guide = guide }
  func walk() {
    steps += 1
    guide.next()
  }
}

@MainActor
struct TourView {
  @InjectedObservable(\.tourModel) var model
  func tap() { model.walk() }
}

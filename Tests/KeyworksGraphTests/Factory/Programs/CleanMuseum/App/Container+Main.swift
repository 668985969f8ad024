// why: Whatever assumes the main actor in its body is itself a @MainActor property, and the background parts never ask for it.
import FactoryKit

extension Container {
  @MainActor var tourModel: Factory<TourModel> {
    self { MainActor.assumeIsolated { TourModel(guide: self.guideModel()) } }
      .shared
  }

  @MainActor var guideModel: Factory<GuideModel> {
    self {
      MainActor.assumeIsolated {
        GuideModel(exhibits: self.exhibits(), audio: self.audio())
      }
    }
  }
}

extension Container {
  var exhibits: Factory<ExhibitStore> {
    self { ExhibitStore(names: ["Amphora", "Astrolabe", "Loom"]) }
      .singleton
  }

  var audio: Factory<AudioGuide> {
    self { AudioGuide() }
      .onPreview { AudioGuide(voice: "silent") }
  }

  var indexer: Factory<Indexer> {
    self { Indexer(store: self.exhibits()) }
  }
}

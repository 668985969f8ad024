// why: Among the steps of the singleton import pipeline is a shared thumbnail store, which then can never go away.
import FactoryKit

extension Container {
  var pipeline: Factory<ImportPipeline> {  // expect: captive pipeline thumbnailStep thumbnailStore
    self {
      let steps: [ImportStep] = [self.exifStep(), self.thumbnailStep()]
      return ImportPipeline(steps: steps)
    }
    .scope(.singleton)
  }

  var exifStep: Factory<ExifStep> {
    self { ExifStep() }
  }

  var thumbnailStep: Factory<ThumbnailStep> {
    self { ThumbnailStep() }
      .unique
  }

  var thumbnailStore: Factory<ThumbnailStore> {
    self { ThumbnailStore() }
      .shared
  }
}

struct Photo {
  var name: String
  var tags: [String] = []
}

protocol ImportStep {
  func run(_ photo: inout Photo)
}

struct ExifStep: ImportStep {
  func run(_ photo: inout Photo) { photo.tags.append("exif") }
}

final class ThumbnailStep: ImportStep {
  @Injected(\.thumbnailStore) private var store: ThumbnailStore

  func run(_ photo: inout Photo) {
    store.add(photo.name)
    photo.tags.append("thumb")
  }
}

final class ThumbnailStore {
  private var names: Set<String> = []
  func add(_ name: String) { names.insert(name) }
  var count: Int { names.count }
}

final class ImportPipeline {
  private let steps: [ImportStep]
  init(steps: [ImportStep]) { self.steps = steps }

  func process(_ photos: [Photo]) -> [Photo] {
    photos.map { photo in
      var photo = photo
      for step in steps { step.run(&photo) }
      return photo
    }
  }
}

final class GridController {
  let store = Container.shared.thumbnailStore()
  func title() -> String { "\(store.count) photos" }
}

let imported = Container.shared.pipeline().process([Photo(name: "a"), Photo(name: "b")])
print(imported.count, GridController().title())

import FactoryKit

extension Container {
  @MainActor var progressModel: Factory<ProgressModel> {
    self { MainActor.assumeIsolated { ProgressModel() } }
      .singleton
  }

  @MainActor var viewfinder: Factory<ViewfinderModel> {
    self { MainActor.assumeIsolated { ViewfinderModel(progress: self.progressModel()) } }
  }

  var uploadQueue: Factory<UploadQueue> {
    self { UploadQueue() }
      .singleton
  }

  var uploader: Factory<Uploader> {  // expect: isolation uploader progressModel
    self {
      let progress = MainActor.assumeIsolated { self.progressModel() }
      return Uploader(progress: progress, queue: self.uploadQueue())
    }
  }
}

@main
struct CameraApp {
  static func main() async {
    showViewfinder()
    await Task.detached {
      await Container.shared.uploader().upload()
    }.value
  }

  @MainActor static func showViewfinder() {
    let model = Container.shared.viewfinder()
    model.toggleFlash()
    print(model.flash, model.progress.percent)
  }
}
